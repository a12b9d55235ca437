import { count, failuresOf, type Outcome, outcomeOf, quantileOf, type Timed } from '../harness/load/outcome';

const call = (changed: Partial<Timed>): Timed => ({
  what: 'sellers.list',
  kind: 'read',
  status: 200,
  expects: 200,
  ms: 1,
  saysWhen: false,
  mayRace: false,
  ...changed,
});

it.each<[string, Partial<Timed>, Outcome]>([
  ['what was asked for', {}, 'done'],
  ['what was asked for, put into the queue', { status: 202, expects: 202 }, 'done'],
  ['another success than the one declared', { status: 204 }, 'failed'],
  ['no answer', { status: 0 }, 'failed'],
  ['bad input', { status: 400 }, 'failed'],
  ['nobody signed in', { status: 401 }, 'failed'],
  ['a refused right', { status: 403 }, 'failed'],
  ['nothing found', { status: 404 }, 'failed'],
  ['a conflict where nobody else could be first', { status: 409 }, 'failed'],
  ['a conflict where somebody else may be first', { status: 409, mayRace: true }, 'too late'],
  ['a failure of the server', { status: 500 }, 'failed'],
  ['no room on the disk', { status: 507 }, 'failed'],
  ['busy, and when to come again', { status: 503, saysWhen: true }, 'later'],
  ['busy, and no word of when', { status: 503 }, 'failed'],
  ['too often, and when to come again', { status: 429, saysWhen: true }, 'later'],
  ['too often, and no word of when', { status: 429 }, 'failed'],
  ['a wrong password that is told so', { status: 401, expects: 401 }, 'done'],
  ['a wrong password that opens', { status: 200, expects: 401 }, 'failed'],
])('%s', (_what, changed, outcome) => {
  expect(outcomeOf(call(changed))).toBe(outcome);
});

it('counts what came to one of the outcomes, and times those of a kind', () => {
  const timed = [call({}), call({ status: 403, kind: 'write', ms: 9 }), call({ status: 503, saysWhen: true, ms: 3 })];
  expect([count(timed, 'done'), count(timed, 'failed', 'later'), count(timed, 'too late')]).toEqual([1, 2, 0]);
  expect([quantileOf(timed, 1), quantileOf(timed, 1, 'read'), quantileOf(timed, 1, 'write')]).toEqual([9, 3, 9]);
});

it('names what failed, the most frequent first', () => {
  const timed = [
    call({}),
    call({ status: 0 }),
    call({ status: 403 }),
    call({ status: 403 }),
    call({ status: 409, mayRace: true }),
  ];
  expect(failuresOf(timed)).toEqual([
    { name: 'of the errors: 403 to sellers.list', value: 2 },
    { name: 'of the errors: no answer to sellers.list', value: 1 },
  ]);
});
