import * as fc from 'fast-check';
import { type Candidate, skipReason } from '@/lib/domain/messages/audience';
import { breakerReason } from '@/lib/domain/messages/breaker';
import { APPROVAL_ABOVE, campaignFacts } from '@/lib/domain/messages/campaign-problems';
import { STATUS_EVENTS } from '@/lib/domain/messages/event-kinds';
import { failureClass } from '@/lib/domain/messages/failure-codes';
import { fillAll } from '@/lib/domain/messages/fills';
import { type FoldedEvent, foldEvents } from '@/lib/domain/messages/fold-events';
import { funnelOf } from '@/lib/domain/messages/funnel';
import { withheldBecause } from '@/lib/domain/messages/hand-out';
import { lookAgainAfter } from '@/lib/domain/messages/look-again';
import { afterSending, mayGo, refilled } from '@/lib/domain/messages/pace';
import { isQuiet, quietUntil } from '@/lib/domain/messages/quiet-hours';
import { paiseFor100, paiseOfRates, rateCardOn } from '@/lib/domain/messages/rate-card';
import { meansStop } from '@/lib/domain/messages/stop-words';
import { bodyProblem, filledBody, numberedBody, variablesIn } from '@/lib/domain/messages/template-text';

const START = Date.UTC(2026, 10, 25, 6);
const event = (kind: FoldedEvent['kind'], seconds: number, more: Partial<FoldedEvent> = {}): FoldedEvent => ({
  kind,
  at: new Date(START + seconds * 1000),
  code: null,
  text: null,
  billing: kind === 'billed' ? { category: 'marketing', isFree: false } : null,
  ...more,
});

describe('what events come to', () => {
  const any = fc
    .record({ kind: fc.constantFrom(...STATUS_EVENTS), seconds: fc.nat(90), code: fc.constantFrom('131026', '131049') })
    .map(({ kind, seconds, code }) => event(kind, seconds, kind === 'failed' ? { code } : {}));

  it('is the same in any order, however often each is told', () => {
    const logs = fc.array(any, { maxLength: 8 }).chain((log) =>
      fc.record({
        log: fc.constant(log),
        shuffled: fc.shuffledSubarray([...log, ...log], { minLength: log.length * 2 }),
      }),
    );
    fc.assert(
      fc.property(logs, ({ log, shuffled }) => expect(foldEvents(shuffled)).toEqual(foldEvents(log))),
      { numRuns: 10_000 },
    );
  });

  it.each<[string, FoldedEvent[], ReturnType<typeof foldEvents>['stage']]>([
    ['nothing', [], null],
    ['a read without a delivery', [event('sent', 1), event('read', 9)], 'read'],
    ['a failure after it was sent', [event('sent', 1), event('failed', 2, { code: '131026' })], 'failed'],
    ['a failure of one device and a delivery to another', [event('failed', 1), event('delivered', 2)], 'delivered'],
    ['a late delivery', [event('read', 6), event('delivered', 20)], 'read'],
    ['a bill alone', [event('billed', 3)], null],
  ])('%s', (_what, events, stage) => expect(foldEvents(events).stage).toBe(stage));

  it('costs something once it went out, and what the provider billed it as', () => {
    expect(foldEvents([event('enqueued', 0)]).wentOutAt).toBeNull();
    expect(foldEvents([event('sent', 1), event('read', 9)]).wentOutAt).toEqual(new Date(START + 1000));
    const free = event('billed', 4, { billing: { category: 'service', isFree: true } });
    expect(foldEvents([event('sent', 1), free]).billing).toMatchObject({ category: 'service', isFree: true });
  });
});

describe('whom a campaign skips', () => {
  const fine: Candidate = {
    phone: '+919825012345',
    isRepeated: false,
    isBlocked: false,
    consent: 'in',
    isOnWhatsApp: true,
    lately: 0,
    missing: [],
  };

  it.each<[Partial<Candidate>, ReturnType<typeof skipReason>]>([
    [{}, null],
    [{ phone: null, isRepeated: true }, 'invalid'],
    [{ isRepeated: true, isBlocked: true }, 'repeated'],
    [{ isBlocked: true, consent: 'out' }, 'blocked'],
    [{ consent: 'out' }, 'opted-out'],
    [{ consent: 'unknown', lately: 9 }, 'no-consent'],
    [{ isOnWhatsApp: false }, 'not-on-whatsapp'],
    [{ lately: 3 }, 'too-often'],
    [{ lately: 2 }, null],
    [{ missing: ['buyer_name'] }, 'missing-variable'],
  ])('%j', (change, reason) => expect(skipReason({ ...fine, ...change }, 3)).toBe(reason));

  it('nobody for having had many where no limit is set', () =>
    expect(skipReason({ ...fine, lately: 99 }, null)).toBeNull());
});

it.each<[Parameters<typeof withheldBecause>[0], ReturnType<typeof withheldBecause>]>([
  [{ consent: 'in', isAnswer: false, aboutKind: null }, null],
  [{ consent: 'unknown', isAnswer: false, aboutKind: null }, 'no-consent'],
  [{ consent: 'unknown', isAnswer: true, aboutKind: null }, null],
  [{ consent: 'out', isAnswer: true, aboutKind: null }, 'opted-out'],
  [{ consent: 'out', isAnswer: true, aboutKind: 'opt-out' }, null],
])('at the moment it goes out, %j is withheld because: %s', (one, reason) => expect(withheldBecause(one)).toBe(reason));

it('no second has more messages than the limit, at whatever times they are requested', () => {
  const gaps = fc.array(fc.nat(180), { minLength: 20, maxLength: 120 });
  fc.assert(
    fc.property(gaps, fc.constantFrom(5, 20, 80, 400), (given, limit) => {
      let [pace, now] = [{ allowance: 1000, at: new Date(START) }, START];
      const sent: number[] = [];
      for (const gap of given) {
        now += gap;
        pace = refilled(pace, new Date(now), limit);
        const many = mayGo(pace, 50);
        for (let nth = 0; nth < many; nth += 1) sent.push(now);
        pace = afterSending(pace, many);
      }
      const most = Math.max(0, ...sent.map((from) => sent.filter((at) => at >= from && at < from + 1000).length));
      expect(most).toBeLessThanOrEqual(limit);
    }),
  );
});

it.each([
  ['STOP', true],
  ['  Stop!! ', true],
  ['बंद करो।', true],
  ['રોકો', true],
  ['Band karo 🙏', true],
  ['please do not stop', false],
  ['stop and shop opens at 9', false],
  ['', false],
])('“%s” means stop: %s', (text, is) => expect(meansStop(text)).toBe(is));

it('quiet hours run from nine in the evening to nine in the morning, in India', () => {
  const at = (hour: number, minute: number) => new Date(Date.UTC(2026, 10, 25, hour, minute));
  expect([at(15, 29), at(15, 30), at(3, 29), at(3, 30)].map(isQuiet)).toEqual([false, true, true, false]);
  expect([at(15, 30), at(20, 0), at(3, 0)].map((one) => quietUntil(one).toISOString())).toEqual([
    '2026-11-26T03:30:00.000Z',
    '2026-11-26T03:30:00.000Z',
    '2026-11-25T03:30:00.000Z',
  ]);
});

describe('texts', () => {
  const body = 'Namaste {{buyer_name}} ji, {{city}} gets {{buyer_name}} first.';

  it('have their variables by name for us and by number for the provider', () => {
    expect(variablesIn(body)).toEqual(['buyer_name', 'city']);
    expect(numberedBody(body)).toBe('Namaste {{1}} ji, {{2}} gets {{1}} first.');
    expect(filledBody(body, (name) => (name === 'city' ? 'Kota' : ''))).toContain('{{buyer_name}} ji, Kota gets');
  });

  it.each([
    ['{{buyer_name}} ji', /begins or ends/],
    ['Dear {{Buyer}} ji', /small letters/],
    ['Dear {{a}}{{b}} ji', /words between/],
    [body, null],
  ])('“%s”', (text, problem) =>
    problem ? expect(bodyProblem(text)).toMatch(problem) : expect(bodyProblem(text)).toBeNull(),
  );

  it('are filled from the record, with other words where that is empty, on one line', () => {
    const fills = {
      buyer_name: { field: 'contactName' as const, text: 'ji' },
      city: { field: null, text: 'your\ntown' },
    };
    expect(fillAll(['buyer_name', 'city', 'offer'], fills, { contactName: '' })).toEqual({
      params: ['ji', 'your town', ''],
      missing: ['offer'],
    });
  });
});

describe('money', () => {
  it('is that of the card of the day, and rounded once', () => {
    expect(rateCardOn('2025-12-31').from).toBe('2025-07-01');
    expect(rateCardOn('2026-01-01').from).toBe('2026-01-01');
    expect(rateCardOn('2020-01-01').from).toBe('2025-07-01');
    const rate = paiseFor100('marketing', '2026-11-25');
    expect(paiseOfRates(rate * 100_000)).toBe(rate * 1000);
    expect([paiseFor100('service', '2026-11-25'), paiseFor100('utility', '2026-11-25', true)]).toEqual([0, 0]);
  });
});

describe('what is in the way of a campaign', () => {
  const check = { total: 10, recipients: 9, skipped: {}, outside: [], at: '2026-11-25T06:00:00.000Z' };
  const fine = {
    status: 'checked' as const,
    check,
    scheduledAt: null,
    templateProblem: null,
    providerProblem: null,
    lacksMedia: false,
  };
  const facts = (change: object, isOwn = false) => campaignFacts({ ...fine, ...change }, new Date(START), isOwn);

  it('nothing, when all is well', () => expect(facts({}).startProblem).toBeNull());
  it.each([
    [{ check: null }, /dry run/],
    [{ templateProblem: 'The template is paused.' }, /paused/],
    [{ providerProblem: 'WhatsApp is not set up.' }, /not set up/],
    [{ lacksMedia: true }, /photo/],
    [{ check: { ...check, recipients: 0 } }, /No recipients/],
    [{ check: { ...check, skipped: { 'missing-variable': 1 } } }, /empty for 1 recipient\./],
    [{ check: { ...check, recipients: APPROVAL_ABOVE + 1 } }, /another admin/],
  ])('%j', (change, problem) => expect(facts(change).startProblem).toMatch(problem));

  it('many recipients need another admin than its maker, once', () => {
    const many = { ...check, recipients: APPROVAL_ABOVE + 1 };
    expect(facts({ check: many }, true).approveProblem).toMatch(/not its creator/);
    expect(facts({ check: many }).approveProblem).toBeNull();
    expect(facts({ check: many, status: 'approved' }, true).startProblem).toBeNull();
  });

  it('a time that is past, for scheduling only', () => {
    const past = { scheduledAt: new Date(START - 1) };
    expect([facts(past).scheduleProblem, facts(past).startProblem]).toEqual([expect.stringMatching(/to come/), null]);
    expect(facts({ scheduledAt: new Date(START + 1) }).scheduleProblem).toBeNull();
  });
});

it('a campaign is paused when a quarter of it failed, or a quarter got no answer', () => {
  expect(breakerReason({ settled: 29, failed: 29, unclear: 0 })).toBeNull();
  expect(breakerReason({ settled: 40, failed: 10, unclear: 0 })).toBeNull();
  expect(breakerReason({ settled: 40, failed: 11, unclear: 0 })).toMatch(/11 of 40/);
  expect(breakerReason({ settled: 60, failed: 0, unclear: 30 })).toMatch(/no answer/);
  // Responses get lost now and then; in a large campaign that alone is not a reason to stop.
  expect(breakerReason({ settled: 900, failed: 0, unclear: 50 })).toBeNull();
});

it.each([
  ['131026', 'not-on-whatsapp'],
  ['1012', 'opted-out'],
  ['132001', 'final'],
  ['131049', 'later'],
  ['4001', 'slow-down'],
  ['1003', 'stop'],
  ['131000', 'unclear'],
  ['99999', 'final'],
])('code %s is of the class %s', (code, is) => expect(failureClass(code)).toBe(is));

it('each figure of the funnel counts those that came at least so far', () => {
  const counts = {
    queued: 5,
    sending: 1,
    unclear: 1,
    submitted: 2,
    sent: 3,
    delivered: 4,
    read: 6,
    failed: 2,
    skipped: 9,
  };
  expect(funnelOf(counts)).toEqual({
    total: 24,
    handed: 19,
    accepted: 15,
    sent: 13,
    delivered: 10,
    read: 6,
    failed: 2,
    unclear: 1,
    waiting: 5,
    skipped: 9,
  });
});

it('a campaign on the screen is asked for soon while something moves, seldom else', () => {
  const at = (minutes: number) => new Date(START + minutes * 60_000);
  const idle = { status: 'checked', checking: null, endedAt: null } as const;
  const [soon, seldom] = [lookAgainAfter({ ...idle, status: 'sending' }, at(0)), lookAgainAfter(idle, at(0))];
  expect(soon).toBeLessThan(seldom);
  expect(lookAgainAfter({ ...idle, checking: { done: 0, total: null } }, at(0))).toBe(soon);
  const done = { ...idle, status: 'completed', endedAt: at(0).toISOString() } as const;
  expect([9, 11].map((minutes) => lookAgainAfter(done, at(minutes)))).toEqual([soon, seldom]);
});
