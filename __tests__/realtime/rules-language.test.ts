import { readExpression } from '@/lib/server/platform/realtime/rules/expression';
import { Rules } from '@/lib/server/platform/realtime/rules/rules';
import { Draft, Reading } from '@/lib/server/platform/realtime/store/view';
import type { Json } from '@/lib/domain/chat/layout';

const known = new Set(['auth', 'data', 'newData', 'root', 'now', '$room']);
const names = { auth: () => ({ uid: 'meera', token: { admin: true } }), now: () => 5, $room: () => 'silk' };
const value = (source: string) => readExpression(source, known)(names);

it.each([
  ['1 + 2 * 3 === 7', true],
  ['(1 + 2) * 3 === 9', true],
  ['10 - 4 - 3 === 3', true],
  ['7 % 4 === 3 && 8 / 2 === 4', true],
  ["'silk' + 1 === 'silk1'", true],
  ['true || false && false', true],
  ['!(true && false)', true],
  ['now > 4 && now <= 5', true],
  ["auth.uid === 'meera' ? auth.token.admin : false", true],
  ['auth.token.missing === null', true],
  ["$room.length === 4 && $room.contains('il') && $room.beginsWith('s') && $room.endsWith('k')", true],
  ['$room.matches(/^s[a-z]+$/) && !$room.matches(/SILK/) && $room.matches(/SILK/i)', true],
  ["$room.replace('s', 'm').toUpperCase() === 'MILK'", true],
  ["'it\\'s' === \"it's\"", true],
])('%s', (source, expected) => {
  expect(value(source)).toBe(expected);
});

it.each([
  'auth.uid ===',
  'process.exit(1)',
  'auth.constructor()',
  'globalThis',
  "data.val().concat('x')",
  'now = 5',
  '`now`',
  'auth; true',
  '() => true',
])('refuses to read %s', (source) => {
  expect(() => readExpression(source, known)).toThrow();
});

const tree = (value: Record<string, Json>) => {
  const layout = { rowDepths: {}, volatileRoots: [] };
  const reading = new Reading(layout);
  for (const [root, content] of Object.entries(value)) reading.learn(root, new Map([[root, content]]));
  return { reading, layout };
};

/** Result of one path's rules for a write. */
function writes(rule: object, before: Json, after: Json): boolean {
  const { reading, layout } = tree({ place: before });
  const draft = new Draft(reading, layout);
  draft.write('place', after);
  return new Rules({ rules: { place: rule } }).mayWrite('place', { auth: null, view: reading, now: () => 5 }, draft);
}

it('a rule that compares values of different kinds refuses', () => {
  expect(writes({ '.write': 'data.val() > 3 || true' }, null, 1)).toBe(false);
  expect(writes({ '.write': 'true || data.val() > 3' }, null, 1)).toBe(true);
});

it('validation holds at every written place, and is skipped for what is removed', () => {
  const rule = { '.write': true, '.validate': "newData.hasChild('a')", $any: { '.validate': 'newData.isNumber()' } };
  expect(writes(rule, null, { a: 1 })).toBe(true);
  expect(writes(rule, null, { a: 'x' })).toBe(false);
  expect(writes(rule, null, { b: 1 })).toBe(false);
  expect(writes(rule, { a: 1 }, null)).toBe(true);
});

it('what no rule allows is refused', () => {
  const { reading } = tree({ place: 1 });
  const rules = new Rules({ rules: { place: { deep: { '.read': true } } } });
  const question = { auth: null, view: reading, now: () => 5 };
  expect(
    ['', 'place', 'elsewhere', 'place/deep', 'place/deep/er'].map((path) => rules.mayRead(path, question)),
  ).toEqual([false, false, false, true, true]);
});

it.each([
  ['an unknown kind of rule', { '.raed': true }],
  ['an index of two children', { '.indexOn': ['a', 'b'] }],
  ['a name that is nothing', { '.read': 'atuh != null' }],
  ['new data in a rule for reading', { '.read': 'newData.exists()' }],
])('refuses a file with %s', (_, place) => {
  expect(() => new Rules({ rules: { place } })).toThrow();
});
