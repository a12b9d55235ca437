import rules from '@/config/database.rules.json';
import { type Role, ROLE_NAMES } from '@/config/roles';
import { chatPaths, ROW_DEPTHS, SERVER_TIME, VOLATILE_ROOTS } from '@/lib/domain/chat/layout';
import { clock, HOUR } from '@/lib/server/clock';
import type { Database } from '@/lib/server/db/database';
import { DatabaseCore } from '@/lib/server/platform/realtime/database-core';
import type { Auth } from '@/lib/server/platform/realtime/rules/rules';
import { startTestDatabase } from '../support/database';

const layout = { rowDepths: ROW_DEPTHS, volatileRoots: VOLATILE_ROOTS };
const coreWith = (file: unknown) => new DatabaseCore({ rules: file, layout, process: null });

let database: Database;
let core: DatabaseCore;

/** Kinds of people by name. Only those whose roles matter in chat are in the tree. */
const PEOPLE: Record<string, Auth | null> = {
  nobody: null,
  anonymous: { uid: 'anonymous', token: {} },
  buyer: { uid: 'buyer', token: { party: 'buyer', name: 'buyer' } },
  'buyer of another': { uid: 'other', token: { party: 'buyer', name: 'other' } },
  'chat_active with access': { uid: 'active-1', token: { name: 'active-1', roles: { chat_active: true } } },
  'chat_active whose access ended': { uid: 'active-2', token: { name: 'active-2', roles: { chat_active: true } } },
  'access without the role': { uid: 'lapsed', token: { name: 'lapsed', roles: { chat_active: true } } },
  'admin no longer': { uid: 'former', token: { name: 'former', roles: { admin: true } } },
  ...Object.fromEntries(
    ROLE_NAMES.map((role: Role) => [role, { uid: role, token: { name: role, roles: { [role]: true } } }]),
  ),
};

beforeAll(async () => {
  database = await startTestDatabase();
  core = coreWith(rules);
  const now = clock.now().getTime();
  await core.update({
    [chatPaths.staff('admin')]: { admin: true },
    [chatPaths.staff('chat_active')]: { chat_active: true },
    [chatPaths.staff('active-1')]: { chat_active: true },
    [chatPaths.staff('active-2')]: { chat_active: true },
    [chatPaths.access('c', 'active-1')]: now + HOUR,
    [chatPaths.access('c', 'active-2')]: now - 1,
    [chatPaths.access('c', 'lapsed')]: now + HOUR,
    [chatPaths.party('c', 'buyer')]: 'buyer',
    [chatPaths.party('d', 'other')]: 'buyer',
    [chatPaths.message('c', 'm0')]: { text: 'There', at: 1, by: 'buyer', from: 'buyer', name: 'buyer', kind: 'text' },
    [chatPaths.head('c')]: { at: 1 },
  });
});
afterAll(() => database.close());

const message = (uid: string) => ({ at: SERVER_TIME, from: 'buyer', by: uid, name: uid, kind: 'text', text: 'Hello' });
const sign = (uid: string) => ({ name: uid, at: SERVER_TIME });

/** Paths of every kind, and a value to write there. */
const PLACES: Record<string, [path: (uid: string) => string, value: (uid: string) => unknown]> = {
  root: [() => '', () => null],
  staff: [() => 'staff', () => null],
  'own rights': [chatPaths.staff, () => ({ admin: true })],
  'own party': [(uid) => chatPaths.party('c', uid), () => 'buyer'],
  'own access': [(uid) => chatPaths.access('c', uid), () => 9e15],
  heads: [() => chatPaths.heads, () => null],
  head: [() => chatPaths.head('c'), () => ({ at: 2 })],
  'all messages': [() => 'messages', () => null],
  messages: [() => chatPaths.messages('c'), () => null],
  message: [(uid) => chatPaths.message('c', `new-${uid}`), message],
  'old message': [() => chatPaths.message('c', 'm0'), message],
  notes: [() => chatPaths.notes('c'), () => null],
  note: [() => chatPaths.note('c', 'n'), message],
  cursors: [() => chatPaths.cursors('c'), () => null],
  'own cursor': [(uid) => chatPaths.cursor('c', uid), () => ({ read: 1 })],
  "other's cursor": [() => chatPaths.cursor('c', 'somebody'), () => ({ read: 1 })],
  typing: [() => chatPaths.typing('c'), () => null],
  'own typing': [(uid) => chatPaths.typist('c', uid), sign],
  "other's typing": [() => chatPaths.typist('c', 'somebody'), sign],
  viewing: [() => chatPaths.viewing('c'), () => null],
  'own viewing': [(uid) => chatPaths.viewer('c', uid, 's'), sign],
  presence: [() => chatPaths.presence, () => null],
  'own presence': [(uid) => chatPaths.present(uid, 's'), sign],
  "other's presence": [() => chatPaths.present('somebody', 's'), sign],
  elsewhere: [() => 'elsewhere', () => 1],
};

const [ADMIN, ACTIVE, STAFF] = [
  'admin',
  'chat_active with access',
  ['admin', 'chat_active', 'chat_active with access', 'chat_active whose access ended'],
];
const INSIDE = [ADMIN, ACTIVE];
const ALL_INSIDE = [...INSIDE, 'buyer'];

/** Who may read and write where. Everyone else may not. */
const MAY: Record<string, { read?: string[]; write?: string[] }> = {
  heads: { read: [ADMIN] },
  head: { read: INSIDE },
  messages: { read: ALL_INSIDE },
  message: { read: ALL_INSIDE, write: ['buyer'] },
  'old message': { read: ALL_INSIDE },
  notes: { read: INSIDE },
  note: { read: INSIDE },
  cursors: { read: ALL_INSIDE },
  'own cursor': { read: ALL_INSIDE, write: ALL_INSIDE },
  "other's cursor": { read: ALL_INSIDE },
  typing: { read: ALL_INSIDE },
  'own typing': { read: ALL_INSIDE, write: ALL_INSIDE },
  "other's typing": { read: ALL_INSIDE },
  viewing: { read: INSIDE },
  'own viewing': { read: INSIDE, write: INSIDE },
  presence: { read: STAFF },
  'own presence': { read: STAFF, write: [...STAFF, 'buyer', 'buyer of another'] },
  "other's presence": { read: STAFF },
};

const mayWrite = (tree: DatabaseCore, auth: Auth | null, path: string, value: unknown) =>
  tree.write(auth, [[path, value]]).then(
    () => true,
    () => false,
  );

/** Every person's permissions, tested one by one. */
async function found(tree: DatabaseCore) {
  const trials = Object.entries(PLACES).flatMap(([place, how]) =>
    Object.entries(PEOPLE).map(([person, auth]) => ({ place, how, person, auth })),
  );
  const lines = trials.map(async ({ place, how: [pathOf, valueOf], person, auth }) => {
    const uid = auth?.uid ?? 'nobody';
    const { isAllowed } = await tree.mayRead(pathOf(uid), auth);
    const isWritten = await mayWrite(tree, auth, pathOf(uid), valueOf(uid));
    return [...(isAllowed ? [`${person} reads ${place}`] : []), ...(isWritten ? [`${person} writes ${place}`] : [])];
  });
  return (await Promise.all(lines)).flat().sort();
}

const expected = Object.entries(MAY)
  .flatMap(([place, { read = [], write = [] }]) => [
    ...read.map((person) => `${person} reads ${place}`),
    ...write.map((person) => `${person} writes ${place}`),
  ])
  .sort();

it('everybody may do what is theirs, and nothing else', async () => {
  expect(await found(core)).toEqual(expected);
});

it('a hole in the rules is found', async () => {
  const holed = structuredClone(rules) as unknown as { rules: { notes: { $conversation: Record<string, string> } } };
  holed.rules.notes.$conversation['.read'] = 'auth != null';
  const lines = await found(coreWith(holed));
  expect(lines.filter((line) => !expected.includes(line))).toContain('anonymous reads notes');
});

it.each([
  ['a time of its own', { at: 5 }],
  ['the name of somebody else', { name: 'Zoya' }],
  ['somebody else behind it', { by: 'zoya' }],
  ['a party that it is not', { from: 'seller' }],
  ['staff as its sender', { from: 'staff' }],
  ['an order as its kind', { kind: 'order' }],
  ['no text', { text: '' }],
  ['a long text', { text: 'x'.repeat(4001) }],
  ['a field that messages do not have', { owner: 'zoya' }],
  ['more than an id of a catalog', { ref: { id: 'x', path: 'y' } }],
  ['a quote without a name', { quote: { id: 'x', text: 'y' } }],
  ['nothing at all', { at: null, from: null, by: null, name: null, kind: null, text: null }],
])('a message with %s is refused', async (_, change) => {
  const auth = PEOPLE.buyer ?? null;
  expect(await mayWrite(core, auth, chatPaths.message('c', 'bad'), { ...message('buyer'), ...change })).toBe(false);
});

it('nobody reads a conversation by its neighbour, or writes through it', async () => {
  const buyer = PEOPLE.buyer ?? null;
  expect((await core.mayRead(chatPaths.messages('d'), buyer)).isAllowed).toBe(false);
  const both = [
    [chatPaths.message('c', 'fine'), message('buyer')],
    [chatPaths.message('d', 'not'), message('buyer')],
  ] as const;
  await expect(core.write(buyer, both)).rejects.toThrow('permission_denied');
  expect(await core.readAt(chatPaths.message('c', 'fine'))).toBeNull();
});
