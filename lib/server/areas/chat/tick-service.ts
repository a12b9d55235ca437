import type { Tick } from '@/lib/domain/chat/ticks';
import { orm } from '../../db/database';
import { setTick } from './message-repository';
import { announce } from './publish-service';

interface Ticked {
  id: string;
  conversationId: string;
  tick: Tick;
}

/** Shows the delivery status of answers in their conversations. */
export async function tellTicks(ticked: readonly Ticked[]): Promise<void> {
  for (const tick of new Set(ticked.map((one) => one.tick))) {
    const ids = ticked.filter((one) => one.tick === tick).map(({ id }) => id);
    await setTick(orm(), ids, tick);
  }
  for (const id of new Set(ticked.map(({ conversationId }) => conversationId))) await announce(id);
}
