import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { UserInfo, ApiInfo } from '@/lib/contracts/auth';
import { authApi } from '@/lib/contracts/auth';
import { addUsers, findByTypedPhone } from '@/lib/server/areas/users/service';
import type { Actor } from '@/lib/server/auth/actor';
import { openDatabase, orm, type Database } from '@/lib/server/db/database';
import { PROCESS_FLAGS, PROCESS_SETTINGS } from '@/lib/commands/process-settings.mjs';
import { env } from '@/lib/server/env';
import { bundleOf } from '@/lib/server/thread-program';
import type { GaugeAsk, Lateness } from './gauged-server';
import { withFolder, withProgram } from './processes';

/** A server's folder for files and, with a URL, its database. */
export interface Place {
  folder: string;
  databaseUrl?: string;
  /** Additional settings of that server. */
  env?: Record<string, string>;
}

const settings = ({ folder, databaseUrl, env: more }: Place) => ({
  ...PROCESS_SETTINGS,
  HOST: '127.0.0.1',
  PORT: '0',
  DATA_DIR: folder,
  DATABASE_URL: databaseUrl ?? '',
  // Callers have many addresses, as behind a proxy, so that no per-address limit applies.
  TRUST_PROXY: '1',
  ACCESS_TTL: '86400',
  LOG_LEVEL: 'error',
  ...more,
});

const READY = /BOMB is ready at (\S+)/;

/** Runs `npm start` or `npm run demo` on a free port in a new folder. Passes on the address. */
export const withCommand = <Result>(
  command: 'start' | 'demo',
  place: Place,
  work: (origin: string) => Promise<Result>,
): Promise<Result> =>
  withProgram(
    { file: process.execPath, args: ['lib/commands/run.mjs', command], env: settings(place), ready: READY },
    (origin) => work(origin),
  );

const startBy = (program: string, place: Place) => ({
  file: process.execPath,
  args: [...PROCESS_FLAGS, '--import', 'tsx', program],
  env: { ...settings(place), NODE_ENV: 'production' },
  ready: READY,
});

/**
 * Runs what `npm start` runs, without its launcher. Also passes on the process, so that it can be measured or killed.
 */
export const withProcess = <Result>(
  place: Place,
  work: (origin: string, child: ChildProcess) => Promise<Result>,
): Promise<Result> =>
  withProgram(
    {
      file: process.execPath,
      args: [...PROCESS_FLAGS, bundleOf('lib/commands/start.ts')],
      env: { ...settings(place), NODE_ENV: 'production' },
      ready: READY,
    },
    work,
  );

/** The same, with an IPC channel that reports event loop lateness. */
export const withGaugedProcess = <Result>(
  place: Place,
  work: (origin: string, child: ChildProcess) => Promise<Result>,
): Promise<Result> =>
  withProgram({ ...startBy('__tests__/harness/bench/gauged-server.ts', place), hasDoor: true }, work);

/** Reads the server's event loop lateness since the last reading. */
export async function askGauge(child: ChildProcess, asked: GaugeAsk = {}): Promise<Lateness> {
  const told = once(child, 'message');
  child.send(asked);
  const [lateness] = (await told) as [Lateness];
  return lateness;
}

/** Opens a private database, runs the work and closes it. */
export async function withDatabase<Result>(
  place: Place,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { DATABASE_POOL } = env();
  const database = await openDatabase({ DATA_DIR: place.folder, DATABASE_URL: place.databaseUrl, DATABASE_POOL });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** The same, with this process's files stored beside it and an admin in it. */
export const withFiles = <Result>(place: Place, work: (actor: Actor) => Promise<Result>): Promise<Result> =>
  withDatabase(place, async () => {
    const settings: { DATA_DIR: string } = env();
    const { DATA_DIR: before } = settings;
    settings.DATA_DIR = place.folder;
    try {
      await addAdmin();
      const user = await findByTypedPhone(orm(), ADMIN.phoneNumber);
      if (!user) throw new Error('Nobody is there.');
      const { id, name, roles } = user;
      return await work({ userId: id, name, roles, sessionId: id, mustChangePassword: false });
    } finally {
      settings.DATA_DIR = before;
    }
  });

interface ServerOptions {
  /** Adds more data to the database before the server starts. */
  prepare?: (database: Database) => Promise<void>;
  databaseUrl?: string;
}

/** The admin that signs in for measurements. */
export const ADMIN = {
  name: 'Asha Mehta',
  phoneNumber: '+911009000001',
  password: crypto.randomUUID(),
  roles: ['admin'],
} as const;

/** Adds the admin to the open database. */
export const addAdmin = () => addUsers([ADMIN]);

/** A production server for the bench, with one admin. */
export const withServer = <Result>(
  { prepare, databaseUrl }: ServerOptions,
  work: (origin: string) => Promise<Result>,
): Promise<Result> =>
  withFolder(async (folder) => {
    await withDatabase({ folder, databaseUrl }, async (database) => {
      await addAdmin();
      await prepare?.(database);
    });
    return withCommand('start', { folder, databaseUrl }, work);
  });

export const postJson = (origin: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function answerOf(response: Response): Promise<never> {
  const body = await response.json();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${JSON.stringify(body)}`);
  return body as never;
}

/** Both sign-in steps, like in a browser. */
export async function signIn(
  origin: string,
  { phoneNumber, password }: { phoneNumber: string; password: string },
): Promise<{ userInfo: UserInfo; apiInfo: ApiInfo }> {
  const first = await postJson(origin, authApi.checkPassword.path, { phoneNumber, password });
  const { data: userInfo } = (await answerOf(first)) as { data: UserInfo };
  const Cookie = first.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  const identity = await postJson(origin, '/identitytoolkit.googleapis.com/v1/accounts:signUp', {});
  const { idToken: token } = (await answerOf(identity)) as { idToken: string };
  const second = await postJson(origin, authApi.openSession.path, { phoneNumber, token }, { Cookie });
  const { data: apiInfo } = (await answerOf(second)) as { data: ApiInfo };
  return { userInfo, apiInfo };
}
