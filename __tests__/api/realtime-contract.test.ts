import { chatPaths } from '@/lib/domain/chat/layout';
import { newId } from '@/lib/server/db/schema/columns';
import { builtInDatabase, isBuiltIn, realtimeTree } from '@/lib/server/platform/realtime/realtime';
import type { RealtimeTree } from '@/lib/server/platform/realtime/realtime-tree';
import { serveApi } from '../support/api';

serveApi();

/** With a Firebase project in the settings and CONTRACT_CHAT=yes, its database is tested too and left unchanged. */
const TREES: [string, () => RealtimeTree][] = [
  ['the one built in', builtInDatabase],
  ...(process.env.CONTRACT_CHAT === 'yes' && !isBuiltIn()
    ? [['the project of the settings', realtimeTree] as [string, () => RealtimeTree]]
    : []),
];

const line = (at: number) => ({
  at,
  from: 'buyer',
  by: 'contract',
  name: 'Contract',
  kind: 'text',
  text: `Line ${at}`,
});

describe.each(TREES)('the realtime database, %s, keeps the contract:', (_name, open) => {
  const id = newId();
  const messages = chatPaths.messages(id);
  afterAll(() => open().update({ [messages]: null, [chatPaths.head(id)]: null }));

  it('several places are written at once and read back, nothing where nothing is', async () => {
    expect(await open().readAt(messages)).toBeNull();
    await open().update({
      ...Object.fromEntries([1, 2, 3, 4, 5].map((at) => [chatPaths.message(id, `k${at}`), line(at)])),
      [chatPaths.head(id)]: { at: 5, text: 'Line 5' },
    });
    expect(await open().readAt(chatPaths.message(id, 'k2'))).toEqual(line(2));
    expect(await open().readAt(chatPaths.head(id))).toEqual({ at: 5, text: 'Line 5' });
  });

  it('a page ends before a message and has the last ones of what is before', async () => {
    const endAt = { value: 4, key: 'k4', isExclusive: true };
    const page = await open().readAt(messages, { orderBy: 'at', endAt, limitToLast: 2 });
    expect(Object.keys(page as object).sort()).toEqual(['k2', 'k3']);
  });

  it('a null removes what is there and leaves its neighbours', async () => {
    await open().update({ [chatPaths.message(id, 'k3')]: null });
    expect(Object.keys((await open().readAt(messages)) as object).sort()).toEqual(['k1', 'k2', 'k4', 'k5']);
  });
});
