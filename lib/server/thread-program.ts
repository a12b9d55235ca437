import path from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Folder where the build bundles each program of the server into one JavaScript file. */
export const BUNDLES = '.next/programs';

/** Path of a program's bundle. @param program its path in the repository. */
export const bundleOf = (program: string, folder = BUNDLES): string =>
  path.join(folder, program.replace(/\.ts$/, '.cjs'));

/**
 * Folder that threads start from, or null to run their sources. A bundled process has bundled threads: they start in a
 * sixth of the time.
 */
export const threads = {
  bundles: process.argv[1]?.startsWith(path.resolve(BUNDLES)) ? path.resolve(BUNDLES) : null,
};

/**
 * Runs a program of ours in its own thread.
 * @param program its path in the repository. The name must end with `-thread.ts`, or the build does not bundle it.
 */
export function startProgram(program: string, options: Omit<WorkerOptions, 'execArgv'> = {}): Worker {
  if (threads.bundles) return new Worker(bundleOf(program, threads.bundles), options);
  return new Worker(path.join(process.cwd(), program), { ...options, execArgv: ['--require', 'tsx/cjs'] });
}
