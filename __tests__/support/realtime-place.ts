import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Database as Tree } from 'firebase/database';
import { localAddress } from '@/lib/server/auth/local-firebase/address';
import { CUSTOM_TOKEN } from '@/lib/server/auth/local-firebase/custom-token';
import { signLocally } from '@/lib/server/auth/local-firebase/signing-key';
import { HOUR } from '@/lib/server/clock';
import { type Database, database } from '@/lib/server/db/database';
import { newId } from '@/lib/server/db/schema/columns';
import { localFirebaseRoute } from '@/lib/server/http/local-firebase-route';
import { refusedRealtime, upgradesTo } from '@/lib/server/http/realtime-address';
import { DatabaseCore } from '@/lib/server/platform/realtime/database-core';
import { type RealtimeServer, startRealtime } from '@/lib/server/platform/realtime/realtime-server';
import { startTestDatabase } from './database';
import { connectWith, leaveAll } from '../harness/bench/realtime-client';
import { TRIAL_LAYOUT, TRIAL_RULES } from './realtime-rules';

/** A custom token with any claims. */
export const customToken = (uid: string, claims: Record<string, unknown> = {}): Promise<string> =>
  signLocally({ ...CUSTOM_TOKEN, subject: CUSTOM_TOKEN.issuer, life: HOUR, more: { uid, claims } });

/** The built-in database with its sockets and the sign-in on a free port. */
export async function listen(core: DatabaseCore, port = 0, patience?: Parameters<typeof startRealtime>[1]) {
  const realtime: RealtimeServer = await startRealtime(core, patience);
  const listener: http.RequestListener = (request, response) => {
    request.url = localAddress(request.url ?? '/');
    if (!refusedRealtime(request.url, response)) void localFirebaseRoute(request, response);
  };
  const server = http.createServer(listener);
  server.on(
    'upgrade',
    upgradesTo(realtime.accept, listener, () => false),
  );
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: taken } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${taken}`,
    port: taken,
    core,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      await realtime.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

export type Served = Awaited<ReturnType<typeof listen>>;

export const makeCore = (rules: unknown = TRIAL_RULES, layout = TRIAL_LAYOUT): DatabaseCore =>
  new DatabaseCore({ rules, layout, process: database().kind === 'postgresql' ? newId() : null });

/** The unmodified SDK as a browser has it; signed in if a user is given. */
export const connect = async (origin: string, uid?: string, claims?: Record<string, unknown>): Promise<Tree> =>
  connectWith(origin, uid && (await customToken(uid, claims)));

/** The built-in realtime database for a test file, with a separate database. */
export function serveRealtime(make: () => DatabaseCore = makeCore) {
  const place: { database?: Database; served?: Served } = {};
  beforeAll(async () => {
    place.database = await startTestDatabase();
    place.served = await listen(make());
  });
  afterAll(async () => {
    await leaveAll();
    await place.served?.close();
    await place.database?.close();
  });
  return {
    get origin() {
      return place.served?.origin ?? '';
    },
    get core() {
      if (!place.served) throw new Error('It does not run yet.');
      return place.served.core;
    },
    /** Stops and restarts on the same port; only stored data survives. */
    restart: async () => {
      const port = place.served?.port;
      await place.served?.close();
      place.served = await listen(make(), port);
    },
  };
}
