import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import manifest from '@/package.json';

const CACHE = path.join(process.cwd(), 'node_modules/.cache/bomb');

/**
 * The embedded engine's files before anything was stored. Making them takes seconds, so that is done once for a
 * version of the engine and kept.
 */
export async function emptyEngine(): Promise<Blob> {
  const file = path.join(CACHE, `empty-engine-${manifest.dependencies['@electric-sql/pglite']}.tar`);
  if (!existsSync(file)) {
    const engine = await PGlite.create();
    const files = await engine.dumpDataDir('none');
    await engine.close();
    mkdirSync(CACHE, { recursive: true });
    // Test files that run side by side make it side by side; a rename lets none see half a file.
    writeFileSync(`${file}.${process.pid}`, Buffer.from(await files.arrayBuffer()));
    renameSync(`${file}.${process.pid}`, file);
  }
  return new Blob([readFileSync(file)]);
}
