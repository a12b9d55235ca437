import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** CSP hashes of the inline scripts that run in a page; data blocks do not run. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !/type="application\/(ld\+)?json"/.test(attributes))
    .map(([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}

const toPattern = (page: string) =>
  new RegExp(`^${page.replace(/[.*+?^${}()|\\]/g, '\\$&').replace(/\[[^\]]+\]/g, '[^/]+')}/?$`);

/**
 * Reads the prerendered pages of a build and returns the inline scripts a URL may run: those of its page, and those of
 * the pages for not found and error.
 */
export function readPageScripts(buildFolder: string): (pathname: string) => string[] {
  const folder = path.join(buildFolder, 'server/pages');
  const pages = (fs.readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const name = `/${file.slice(0, -'.html'.length).split(path.sep).join('/')}`;
      const address = name === '/index' ? '/' : name.replace(/\/index$/, '');
      return { address, hashes: inlineScriptHashes(fs.readFileSync(path.join(folder, file), 'utf8')) };
    })
    // A static path wins over one with a parameter, as in the router.
    .sort((a, b) => Number(a.address.includes('[')) - Number(b.address.includes('[')));
  const patterns = pages.map((page) => ({ ...page, pattern: toPattern(page.address) }));
  const fallbacks = pages.filter((page) => ['/404', '/500'].includes(page.address)).flatMap((page) => page.hashes);
  return (pathname) => {
    const own = patterns.find((page) => page.pattern.test(pathname))?.hashes ?? [];
    return [...new Set([...own, ...fallbacks])];
  };
}
