import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { bundleOf } from '@/lib/server/thread-program';
import { programFolder } from './program-folder';

const ROOT = process.cwd();

/** Bundles a program of this folder, so its processes start without a compiler. */
function bundled(file: string): string {
  const program = path.join('__tests__/support', file);
  const bundle = bundleOf(program, programFolder());
  if (existsSync(bundle)) return bundle;
  // Renamed when complete, so parallel test files never see half a bundle.
  const made = `${bundle}.${process.pid}`;
  const options = ['--bundle', '--platform=node', '--format=cjs', '--packages=external', '--log-level=error'];
  const inject = `--inject:${path.join(__dirname, 'bundled-threads.ts')}`;
  execFileSync(path.join(ROOT, 'node_modules/esbuild/bin/esbuild'), [program, ...options, inject, `--outfile=${made}`]);
  renameSync(made, bundle);
  return bundle;
}

/** Optimizing the embedded engine takes a process longer than the little that it is then asked. */
const FLAGS = ['--liftoff-only'];

const started = new Set<ChildProcess>();

afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
});

interface Surroundings {
  args?: string[];
  cwd?: string;
  env?: Record<string, string>;
}

/** Starts a process that runs a TypeScript file of this folder. It is killed when the test file ends. */
export function startChild<Message extends object>(file: string, { args = [], cwd, env }: Surroundings = {}) {
  const child = fork(bundled(file), args, {
    cwd,
    execArgv: FLAGS,
    env: { ...process.env, LOG_LEVEL: 'silent', ...env },
  });
  started.add(child);
  const heard: Message[] = [];
  child.on('message', (message) => heard.push(message as Message));
  const ended = once(child, 'close').then(() => started.delete(child));

  return {
    pid: child.pid ?? 0,
    /** Every message received so far. */
    heard,
    /** The next message. */
    next: async (): Promise<Message> => {
      const [message] = (await once(child, 'message')) as [Message];
      return message;
    },
    tell: (order: object) => child.send(order),
    /** Kills the process and waits until all its messages are received. */
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    ended,
  };
}
