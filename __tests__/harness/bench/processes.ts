import { execFile, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { thenUndo } from './undo';

/** Runs the work in an empty folder and removes it. */
export async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bomb-bench-'));
  // A browser's processes keep writing for a moment after it has exited.
  const remove = () => fs.promises.rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  return thenUndo(remove, () => work(folder));
}

interface Program {
  file: string;
  args: string[];
  env?: Record<string, string>;
  /** Its output once it is ready; the first group is passed on. */
  ready: RegExp;
  /** Whether it has an IPC channel as a Node.js child process. */
  hasDoor?: true;
}

const end = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

const whenReady = (child: ChildProcess, { file, ready }: Program) =>
  new Promise<string>((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const found = ready.exec(printed);
      if (found) resolve(found[1] ?? '');
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`${path.basename(file)} ended before it was ready:\n${printed}`)));
  });

/** Starts a program, runs the work once it is ready, and ends it. */
export async function withProgram<Result>(
  program: Program,
  work: (said: string, child: ChildProcess) => Promise<Result>,
): Promise<Result> {
  const child = spawn(program.file, program.args, {
    stdio: ['ignore', 'pipe', 'pipe', ...(program.hasDoor ? (['ipc'] as const) : [])],
    env: { ...process.env, ...program.env },
  });
  return thenUndo(
    () => end(child),
    async () => work(await whenReady(child, program), child),
  );
}

/** A process's resident memory, in megabytes. */
export async function memoryOf({ pid }: Pick<ChildProcess, 'pid'>): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return (Number(stdout) * 1024) / 1_000_000;
}
