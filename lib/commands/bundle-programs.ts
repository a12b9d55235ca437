import fs from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { BUNDLES } from '../server/thread-program';

/** Long-running commands that are restarted after a kill. */
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
  outbase: '.',
  outExtension: { '.js': '.cjs' },
  logLevel: 'warning',
};

/** Packages that read files next to their own code. */
const UNBUNDLED = ['@electric-sql/pglite', '@electric-sql/pglite/*', 'sharp'];

/** Bundles every program that runs in a thread. @param outdir folder from which Node finds the packages. */
export async function bundleThreads(outdir = BUNDLES): Promise<void> {
  await build({ ...OPTIONS, outdir, entryPoints: threadPrograms(), external: UNBUNDLED });
}

/** Bundles each server program into one JavaScript file, so it starts without a compiler. */
export async function bundlePrograms(): Promise<void> {
  await bundleThreads();
  // Routes use the same packages in the same process: each is loaded only once.
  await build({ ...OPTIONS, outdir: BUNDLES, entryPoints: COMMANDS, packages: 'external' });
}
