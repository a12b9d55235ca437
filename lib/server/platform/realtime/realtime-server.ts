import { SECOND } from '../../clock';
import { SESSION_CLAIM } from '../../auth/local-firebase/custom-token';
import { readFirebaseToken } from '../../auth/firebase-token';
import { liveAmong } from '../../auth/sessions/session-service';
import { orm, transaction } from '../../db/database';
import { describeError } from '../../db/describe-error';
import { hear } from '../../db/hear';
import { log } from '../../log';
import { CHANNEL, type DatabaseCore, type Notice } from './database-core';
import { builtInDatabase } from './realtime';
import type { Verified } from './socket/connection';
import { RealtimeSockets, type SocketSettings } from './socket/realtime-sockets';
import { keepStaffRights } from './staff-rights';
import * as repository from './store/realtime-repository';

/** The built-in realtime database as seen by its clients. */
export interface RealtimeServer {
  accept: RealtimeSockets['accept'];
  close: () => Promise<void>;
}

const sessionOf = ({ token }: Verified) => {
  const { [SESSION_CLAIM]: session } = token;
  return typeof session === 'string' ? session : undefined;
};

async function verify(text: string): Promise<Verified | null> {
  const identity = await readFirebaseToken(text);
  if (!identity) return null;
  const { uid, claims: token, expiresAt } = identity;
  const verified = { uid, token, expiresAt };
  if ((await findEnded([verified])).length > 0) return null;
  if (sessionOf(verified)) await keepStaffRights(uid);
  return verified;
}

async function findEnded(people: readonly Verified[]): Promise<Verified[]> {
  const live = await liveAmong(people.flatMap((person) => sessionOf(person) ?? []));
  return people.filter((person) => {
    const session = sessionOf(person);
    return session !== undefined && !live.has(session);
  });
}

/** Removes data left by dead processes, which cannot do it themselves. */
async function sweep(core: DatabaseCore, own: string): Promise<void> {
  try {
    const left = await transaction((tx) => repository.findOrphans(tx, own));
    if (left.length > 0) await core.update(Object.fromEntries(left.map((path) => [path, null])));
  } catch (error) {
    log.error(describeError(error), 'what ended processes left could not be swept');
  }
}

/** Listens for commits of other processes, and cleans up after those that ended. */
async function joinOthers(core: DatabaseCore, own: string, sockets: RealtimeSockets): Promise<() => void> {
  const end = await hear({
    channel: CHANNEL,
    mark: own,
    onNotice: (text) => core.hear(JSON.parse(text) as Notice),
    onConnected: async () => {
      core.sequence.startAt(await repository.findRevision(orm()));
      core.refresh();
    },
    // Others may have removed these clients' temporary data meanwhile: they reconnect and write it again.
    onLost: () => void sockets.closeAll(),
  });
  await sweep(core, own);
  const sweeping = setInterval(() => void sweep(core, own), 30 * SECOND).unref();
  return () => {
    clearInterval(sweeping);
    end();
  };
}

/** Starts accepting sockets. */
export async function startRealtime(
  core = builtInDatabase(),
  patience: Pick<SocketSettings, 'signInTime' | 'beat'> = {},
): Promise<RealtimeServer> {
  const sockets = new RealtimeSockets(core, { verify, findEnded, ...patience });
  const { process: own } = core.settings;
  const leave = own ? await joinOthers(core, own, sockets) : () => {};
  return {
    accept: (request, raw, head) => sockets.accept(request, raw, head),
    close: async () => {
      await sockets.close();
      await core.settle();
      leave();
    },
  };
}
