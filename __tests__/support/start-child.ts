import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = process.cwd();

const started = new Set<ChildProcess>();

afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
});

interface Surroundings {
  args?: string[];
  cwd?: string;
  env?: Record<string, string>;
}

/** A process of its own that runs a TypeScript file of this folder. It ends with the test file at the latest. */
export function startChild<Message extends object>(file: string, { args = [], cwd, env }: Surroundings = {}) {
  const child = fork(path.join(ROOT, '__tests__/support', file), args, {
    cwd,
    execArgv: ['--import', pathToFileURL(path.join(ROOT, 'node_modules/tsx/dist/loader.mjs')).href],
    env: { ...process.env, LOG_LEVEL: 'silent', TSX_TSCONFIG_PATH: path.join(ROOT, 'tsconfig.json'), ...env },
  });
  started.add(child);
  const heard: Message[] = [];
  child.on('message', (message) => heard.push(message as Message));
  const ended = once(child, 'close').then(() => started.delete(child));

  return {
    pid: child.pid ?? 0,
    /** Everything it said so far. */
    heard,
    /** The next thing it says. */
    next: async (): Promise<Message> => {
      const [message] = (await once(child, 'message')) as [Message];
      return message;
    },
    tell: (order: object) => child.send(order),
    /** Ends it the hard way; when this is over everything it said has been heard. */
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    ended,
  };
}
