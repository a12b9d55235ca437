import { idSchema } from '@/lib/contracts/base/answers';
import { readLiveMessage } from '@/lib/domain/chat/live-message';
import { isInbound } from '@/lib/domain/chat/message';
import { orm } from '../../db/database';
import { describeError } from '../../db/describe-error';
import { log } from '../../log';
import type { Change } from '../../platform/realtime/realtime-tree';
import { realtimeTree } from '../../platform/realtime/realtime';
import { mirrorMessage } from './inbound-service';
import { knownKeys } from './message-repository';
import * as settings from './settings-repository';

const ROOT = 'messages';
const CHUNK = 500;

/** Parses a row of the realtime database into a message of a conversation. */
function messageOf({ path, value }: Change) {
  const [, conversationId = '', key = ''] = path.split('/');
  const message = readLiveMessage(key, value);
  const isTheirs = message !== null && idSchema.safeParse(conversationId).success && isInbound(message.from);
  return isTheirs ? [{ conversationId, message }] : [];
}

/** A message that cannot be copied must not block the others. */
async function copy({ conversationId, message }: ReturnType<typeof messageOf>[number]): Promise<void> {
  try {
    await mirrorMessage(conversationId, message);
  } catch (error) {
    log.error({ conversationId, key: message.key, ...describeError(error) }, 'a message could not be copied');
  }
}

/** Copies new messages of the other side from the realtime database. Returns whether there may be more. */
async function copySome(): Promise<boolean> {
  const rows = await realtimeTree().writtenSince(ROOT, await settings.mirrored(orm()), CHUNK);
  const last = rows.at(-1);
  if (!last) return false;
  const theirs = rows.flatMap(messageOf);
  const places = theirs.map(({ conversationId, message: { key } }) => ({ conversationId, key }));
  const known = await knownKeys(orm(), places);
  for (const one of theirs) if (!known.has(one.message.key)) await copy(one);
  await settings.saveMirrored(orm(), last.revision);
  return rows.length === CHUNK;
}

/** Copies everything in the realtime database so far. */
export async function copyAll(): Promise<void> {
  while (await copySome());
}

/** Copies everything there is to copy; a call while it is running makes it run once more. */
export function mirror() {
  let working: Promise<void> | null = null;
  let isAsked = false;
  const work = async () => {
    while (isAsked) {
      isAsked = false;
      await copyAll();
    }
  };
  return {
    ask: (): void => {
      isAsked = true;
      working ??= work()
        .catch((error: unknown) => log.error(describeError(error), 'messages could not be copied'))
        .finally(() => {
          working = null;
        });
    },
    settled: async (): Promise<void> => {
      while (working) await working;
    },
  };
}
