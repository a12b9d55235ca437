import fc from 'fast-check';
import {
  betweenSteps,
  givesWayTo,
  JOB_LANES,
  JOB_PRIORITIES,
  LANE_SLOTS,
  laneOf,
  nextTurn,
  shareOf,
  SLICE,
} from '@/lib/domain/jobs/job-lanes';
import { JOB_RULES, ruleOf } from '@/lib/domain/jobs/job-rules';

describe('the lane of a job', () => {
  it.each([
    [500, 0, 'short'],
    [500, 499, 'short'],
    [500, 500, 'long'],
    [500, 1_000_000, 'long'],
    [500, null, 'long'],
    [0, 0, 'long'],
    [0, null, 'long'],
    [Infinity, 1_000_000, 'short'],
    [Infinity, Infinity, 'short'],
    [Infinity, null, 'short'],
  ])('that is long from %j on, of the size %j, is the %s one', (longFrom, size, lane) => {
    expect(laneOf(shareOf({ longFrom }, size))).toBe(lane);
  });

  it.each([
    [1, 0.4, true],
    [1, 0.5, false],
    [1, 1, false],
    [0.1, 1, false],
    [0.3, 0.01, true],
    [0, 0, false],
    [40, 3, true],
  ])('of the share %j gives way to one of %j: %j', (own, other, gives) => {
    expect(givesWayTo(own, other)).toBe(gives);
  });

  it('of any size takes a tenth of a long one: small jobs do not wait for each other', () => {
    expect(shareOf({ longFrom: 1_000_000 }, 5_000)).toBe(0.1);
    expect(shareOf({ longFrom: 100 }, 10)).toBe(0.1);
    expect(shareOf({ longFrom: 100 }, 30)).toBe(0.3);
    expect(givesWayTo(shareOf({ longFrom: 100 }, 10), shareOf({ longFrom: 1_000_000 }, 5_000))).toBe(false);
  });

  it('has room in every process', () => {
    for (const lane of JOB_LANES) expect(LANE_SLOTS[lane]).toBeGreaterThan(0);
  });
});

describe('the rules of kinds', () => {
  it('are there by name, and nothing is made up for a kind without one', () => {
    expect(ruleOf('exports.write')).toBe(JOB_RULES['exports.write']);
    for (const kind of ['nothing.like-it', 'toString', '']) expect(() => ruleOf(kind)).toThrow('have no rule');
  });

  it('let at least one of each be at work, and know its priority', () => {
    for (const kind of Object.keys(JOB_RULES)) {
      const { atOnce, priority } = ruleOf(kind);
      expect(atOnce).toBeGreaterThan(0);
      expect(JOB_PRIORITIES).toHaveProperty(priority);
    }
  });
});

describe('turns', () => {
  it.each([
    [0, null, 0],
    [7, null, 7],
    [0, 0, 1],
    [7, 3, 7],
    [7, 6, 7],
    [7, 7, 8],
    [7, 9, 10],
  ])('in round %j, the last turn being %j, the next one is %j', (round, last, turn) => {
    expect(nextTurn(round, last)).toBe(turn);
  });

  interface Waiting {
    owner: number;
    turn: number;
    order: number;
  }

  /** A queue with one worker: a number enqueues a job for that owner, null starts the next job. */
  function begunBy(events: readonly (number | null)[]) {
    const last = new Map<number, number>();
    const begun: { owner: number; waiting: number[] }[] = [];
    let waiting: Waiting[] = [];
    let round = 0;
    const beginNext = () => {
      const next = waiting.toSorted((one, other) => one.turn - other.turn || one.order - other.order)[0];
      if (!next) return;
      waiting = waiting.filter((one) => one !== next);
      round = Math.max(round, next.turn);
      begun.push({ owner: next.owner, waiting: [...new Set(waiting.map(({ owner }) => owner))] });
    };
    events.forEach((owner, order) => {
      if (owner === null) return beginNext();
      const turn = nextTurn(round, last.get(owner) ?? null);
      last.set(owner, turn);
      waiting.push({ owner, turn, order });
    });
    const left = waiting.length;
    for (let each = 0; each < left; each += 1) beginNext();
    return begun;
  }

  const events = fc.array(fc.option(fc.integer({ min: 0, max: 4 }), { freq: 2 }), { maxLength: 60 });

  it('let nobody begin a third job while somebody else waits for one', () => {
    fc.assert(
      fc.property(events, (given) => {
        const begun = begunBy(given);
        begun.forEach(({ waiting }, from) => {
          for (const patient of waiting) {
            const until = begun.findIndex(({ owner }, index) => index > from && owner === patient);
            const between = begun.slice(from + 1, until).map(({ owner }) => owner);
            for (const owner of new Set(between))
              expect(between.filter((one) => one === owner).length).toBeLessThanOrEqual(2);
          }
        });
      }),
      { numRuns: 2000 },
    );
  });

  it('begin the first job of whoever comes before the tenth of whoever was there', () => {
    const crowd = Array.from({ length: 10 }, () => 0);
    for (let already = 0; already < 9; already += 1) {
      const begun = begunBy([...crowd, ...Array.from({ length: already }, () => null), 1]);
      expect(begun.findIndex(({ owner }) => owner === 1)).toBeLessThanOrEqual(Math.max(already, 1));
    }
  });
});

describe('between two steps', () => {
  const times = [null, 0, SLICE - 1, SLICE, SLICE * 100];
  const cases = [true, false].flatMap((isStopping) =>
    [true, false].flatMap((resumes) => times.map((workedFor) => ({ isStopping, resumes, workedFor }))),
  );

  it.each(cases)('%j', (stint) => {
    const { isStopping, resumes, workedFor } = stint;
    const isDue = resumes && (workedFor === SLICE || workedFor === SLICE * 100);
    expect(betweenSteps(stint)).toBe(isStopping ? 'gives-back' : isDue ? 'may-make-room' : 'goes-on');
  });
});
