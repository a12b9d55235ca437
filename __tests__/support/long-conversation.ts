import { type Database as Tree, endBefore, get, limitToLast, orderByChild, query, ref } from 'firebase/database';
import type { DatabaseCore } from '@/lib/server/platform/realtime/database-core';

const AT_ONCE = 1000;
/** Messages with the same timestamp, so that page boundaries fall between them. */
const OF_ONE_MOMENT = 7;

/** Fills the long room, of which Meera is a member, with this many messages. Returns their keys in order. */
export async function fillLongRoom(core: DatabaseCore, count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, (_, index) => `k${String(index).padStart(5, '0')}`);
  await core.update({ 'members/long/meera': true });
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = keys.slice(from, from + AT_ONCE);
    const rows = some.map((key, nth) => [
      `rooms/long/${key}`,
      { text: 'x', at: Math.floor((from + nth) / OF_ONE_MOMENT) },
    ]);
    await core.update(Object.fromEntries(rows) as Record<string, unknown>);
  }
  return keys;
}

/** The keys a person sees when paging back through a conversation. */
export async function pagedBack(tree: Tree, pageSize: number): Promise<string[]> {
  const found: string[] = [];
  let oldest: { at: number; key: string } | undefined;
  for (;;) {
    const before: ReturnType<typeof endBefore>[] = oldest ? [endBefore(oldest.at, oldest.key)] : [];
    const page = query(ref(tree, 'rooms/long'), orderByChild('at'), ...before, limitToLast(pageSize));
    const entries: { at: number; key: string }[] = [];
    (await get(page)).forEach((each) => void entries.push({ key: each.key, at: (each.val() as { at: number }).at }));
    if (entries.length === 0) return found;
    found.unshift(...entries.map(({ key }) => key));
    oldest = entries[0];
  }
}
