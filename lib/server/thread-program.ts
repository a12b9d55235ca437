import path from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Where the build leaves programs of the server as one file of JavaScript each. */
export const BUNDLES = '.next/programs';

/** The bundle of a program. @param program its path below the repository. */
export const bundleOf = (program: string): string => path.join(BUNDLES, program.replace(/\.ts$/, '.cjs'));

/** Whether this process runs from a bundle, so that its threads do as well; a bundle takes a sixth of the time to start. */
export const isBundled = (): boolean => process.argv[1]?.startsWith(path.resolve(BUNDLES)) === true;

/**
 * Runs a program of ours in a thread of its own.
 * @param program its path below the repository; its name ends with `-thread.ts`, so that the build bundles it.
 */
export function startProgram(program: string, options: Omit<WorkerOptions, 'execArgv'> = {}): Worker {
  if (isBundled()) return new Worker(path.join(process.cwd(), bundleOf(program)), options);
  return new Worker(path.join(process.cwd(), program), { ...options, execArgv: ['--require', 'tsx/cjs'] });
}
