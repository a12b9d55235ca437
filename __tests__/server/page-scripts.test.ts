import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inlineScriptHashes, readPageScripts } from '@/lib/server/http/page-scripts';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('the inline scripts of a page', () => {
  it('are those that run: neither files nor data', () => {
    const html =
      '<script src="/a.js" async=""></script><script>run(1)</script>' +
      '<script id="__NEXT_DATA__" type="application/json">{"a":1}</script><script defer="" src="/b.js"></script>';
    expect(inlineScriptHashes(html)).toEqual([hash('run(1)')]);
  });

  it('are hashed byte for byte, in any language', () => {
    expect(inlineScriptHashes('<script>\n name("श्री") </script>')).toEqual([hash('\n name("श्री") ')]);
  });
});

describe('the scripts an address may run', () => {
  const build = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  const page = (name: string, script: string) => {
    const file = path.join(build, 'server/pages', name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, `<html><script>${script}</script></html>`);
  };
  const names = ['index', 'seller', 'seller/[id]', 'seller/wa-groups/[id]', 'video', '404', '500'];
  names.forEach((name) => page(`${name}.html`, name));
  afterAll(() => fs.rmSync(build, { recursive: true }));
  const hashesOf = readPageScripts(build);
  const fallbacks = [hash('404'), hash('500')];

  it.each([
    ['/', 'index'],
    ['/seller', 'seller'],
    ['/seller/', 'seller'],
    ['/seller/42', 'seller/[id]'],
    ['/seller/wa-groups/42', 'seller/wa-groups/[id]'],
    ['/video', 'video'],
  ])('%s: those of its page and of the pages for failures', (address, name) =>
    expect(hashesOf(address)).toEqual(expect.arrayContaining([hash(name), ...fallbacks])),
  );

  it('an address without a page: those for failures only', () =>
    expect(hashesOf('/nowhere').sort()).toEqual(fallbacks.sort()));
  it('no page lends its scripts to another', () => expect(hashesOf('/seller')).not.toContain(hash('index')));
});
