import * as fc from 'fast-check';
import { HEADLINE_NAMES, headlineOf, headlineOfAll } from '@/lib/domain/orders/headline';
import {
  type LineMove,
  moved,
  NO_PIECES,
  openPieces,
  quantityProblem,
  type Quantities,
  sumOf,
  toDispatch,
} from '@/lib/domain/orders/quantities';

const KINDS = ['accept', 'refuse', 'cancel', 'dispatch', 'deliver', 'return', 'refuse-return'] as const;
const aMove = fc.record({ kind: fc.constantFrom(...KINDS), pieces: fc.integer({ min: 1, max: 12 }) });

/** Requests of several people, in order; an impossible request is refused and changes nothing. */
const history = fc.record({
  ordered: fc.integer({ min: 1, max: 40 }),
  wishes: fc.array(aMove, { maxLength: 25 }),
});

function lived({ ordered, wishes }: { ordered: number; wishes: LineMove[] }): Quantities[] {
  const states: Quantities[] = [{ ...NO_PIECES, ordered }];
  for (const wish of wishes) {
    const now = states.at(-1) ?? NO_PIECES;
    const next = moved(now, wish);
    states.push(quantityProblem(next) === null ? next : now);
  }
  return states;
}

/** The inequalities as written in the database constraint. */
const isStorable = (line: Quantities) =>
  line.ordered > 0 &&
  Math.min(...Object.values(line)) >= 0 &&
  line.accepted + line.refused + line.cancelled <= line.ordered &&
  line.dispatched <= line.accepted &&
  line.delivered <= line.dispatched &&
  line.returned <= line.delivered;

describe('the pieces of a line', () => {
  it('keep every rule through any history', () => {
    fc.assert(
      fc.property(history, (one) => {
        const broken = lived(one).filter(
          (line) =>
            !isStorable(line) ||
            line.accepted + line.refused + line.cancelled + openPieces(line) !== line.ordered ||
            toDispatch(line) < 0,
        );
        expect(broken).toEqual([]);
      }),
      { numRuns: 4000 },
    );
  });

  it('never un-happen: what was dispatched, delivered or cancelled stays so', () => {
    fc.assert(
      fc.property(history, (one) => {
        const states = lived(one);
        const undone = states.slice(1).filter((after, index) => {
          const before = states[index] ?? NO_PIECES;
          return (['refused', 'cancelled', 'dispatched', 'delivered'] as const).some(
            (name) => after[name] < before[name],
          );
        });
        expect(undone).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it('are refused by the rule exactly where the database refuses them', () => {
    const some = fc.integer({ min: -2, max: 6 });
    const names = Object.keys(NO_PIECES) as (keyof Quantities)[];
    const anyLine = fc.record(
      Object.fromEntries(names.map((name) => [name, some])) as Record<keyof Quantities, typeof some>,
    );
    fc.assert(
      fc.property(anyLine, (line) => {
        fc.pre(line.ordered > 0);
        expect(quantityProblem(line) === null).toBe(isStorable(line));
      }),
      { numRuns: 5000 },
    );
  });

  it('add up to those of the order, which keeps the same rules', () => {
    fc.assert(
      fc.property(fc.array(history, { minLength: 1, maxLength: 6 }), (all) => {
        const sum = sumOf(all.map((one) => lived(one).at(-1) ?? NO_PIECES));
        expect(isStorable(sum)).toBe(true);
        expect(sum.ordered).toBe(all.reduce((pieces, { ordered }) => pieces + ordered, 0));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('what an order is called', () => {
  const line = (changes: Partial<Quantities>): Quantities => ({ ...NO_PIECES, ordered: 10, ...changes });

  it.each([
    [{}, 'placed'],
    [{ accepted: 4 }, 'placed'],
    [{ accepted: 6, refused: 4 }, 'confirmed'],
    [{ accepted: 6, refused: 4, dispatched: 2 }, 'part_dispatched'],
    [{ accepted: 6, dispatched: 6 }, 'part_dispatched'],
    [{ accepted: 10, dispatched: 10, delivered: 3 }, 'dispatched'],
    [{ accepted: 10, dispatched: 10, delivered: 10 }, 'delivered'],
    [{ refused: 10 }, 'refused'],
    [{ refused: 4, cancelled: 6 }, 'cancelled'],
  ] as const)('%j is %s', (changes, headline) => {
    expect(headlineOf(line(changes), { isClosed: false })).toBe(headline);
  });

  it('is closed only where something is left to close', () => {
    expect(headlineOf(line({ accepted: 10, dispatched: 10, delivered: 10 }), { isClosed: true })).toBe('closed');
    expect(headlineOf(line({ cancelled: 10 }), { isClosed: true })).toBe('cancelled');
  });

  it('is that of the part furthest behind, whatever the order of the parts', () => {
    const parts = fc.array(fc.constantFrom(...HEADLINE_NAMES.filter((name) => name !== 'draft')), { minLength: 1 });
    fc.assert(
      fc.property(parts, (all) => {
        const headline = headlineOfAll(all);
        expect(headlineOfAll([...all].reverse())).toBe(headline);
        expect(headlineOfAll([...all, 'cancelled'])).toBe(headline === 'refused' ? 'cancelled' : headline);
        expect(headline === 'closed').toBe(
          all.includes('closed') && all.every((part) => ['closed', 'refused', 'cancelled'].includes(part)),
        );
      }),
    );
  });
});
