import { setTimeout as pause } from 'node:timers/promises';
import { get, push, ref, set } from 'firebase/database';
import { chatPaths } from '@/lib/domain/chat/layout';
import { Random } from '@/lib/server/seed/random';
import { type Place, withProcess } from './bench-server';
import { type ChatPlace, messageOf } from './chat-place';
import { connectWith, leave } from './realtime-client';

/** Maximum milliseconds of writing before the server is killed. */
const LATEST = 1500;

/** Kills the server repeatedly while messages are sent: each acknowledged message is stored exactly once. */
export async function killTalking(place: Place, { writers }: ChatPlace, kills: number) {
  const random = new Random(28);
  const [writer] = writers;
  if (!writer) throw new Error('Nobody writes.');
  const messages = chatPaths.messages(writer.conversationId);
  const acknowledged = new Map<string, string>();
  let [lost, other, found] = [0, 0, 0];
  for (let kill = 0; kill <= kills; kill += 1)
    await withProcess(place, async (origin, child) => {
      const tree = await connectWith(origin, writer.token);
      const there = (await get(ref(tree, messages))).val() as Record<string, { text: string }> | null;
      found = Object.keys(there ?? {}).length;
      for (const [key, text] of acknowledged) {
        if (!there?.[key]) lost += 1;
        else if (there[key].text !== text) other += 1;
      }
      let isOver = kill === kills;
      const write = async () => {
        while (!isOver) {
          const at = push(ref(tree, messages));
          const text = `After kill ${kill}`;
          // A killed server never answers: the SDK waits for the response until it is closed.
          await Promise.race([set(at, messageOf(writer, text)).then(() => acknowledged.set(at.key ?? '', text)), over]);
        }
      };
      const over = pause(isOver ? 0 : random.below(LATEST)).then(() => {
        isOver = true;
      });
      await Promise.all(Array.from({ length: 8 }, write));
      child.kill('SIGKILL');
      await leave(tree);
    });
  return { acknowledged: acknowledged.size, found, lost, other };
}
