import fs from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { BUNDLES } from '../server/thread-program';

/** Commands that run for long and are started again after a kill. */
const COMMANDS = ['lib/commands/start.ts', 'lib/commands/worker.ts'];

const threadPrograms = () =>
  fs
    .readdirSync('lib/server', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-thread.ts'))
    .map((file) => path.join('lib/server', file));

const OPTIONS: BuildOptions = {
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20.19',
  outdir: BUNDLES,
  outbase: '.',
  outExtension: { '.js': '.cjs' },
  logLevel: 'warning',
};

/** What reads files that lie beside it. */
const UNBUNDLED = ['@electric-sql/pglite', '@electric-sql/pglite/*', 'sharp'];

/** Makes one file of JavaScript of each program of the server, so that it starts without a compiler. */
export async function bundlePrograms(): Promise<void> {
  await build({ ...OPTIONS, entryPoints: threadPrograms(), external: UNBUNDLED });
  // Routes use the same packages in the same process: there is one copy of each.
  await build({ ...OPTIONS, entryPoints: COMMANDS, packages: 'external' });
}
