import * as fc from 'fast-check';
import { fillByRule } from '@/lib/domain/collections/fill-by-rule';
import { mergeOrders, orderChanges } from '@/lib/domain/collections/merge-orders';
import { ORDER_RULES, orderByRule } from '@/lib/domain/collections/order-by-rule';

const ID = fc.constantFrom(...'abcdefghij');
const order = fc.uniqueArray(ID);
const three = fc.tuple(order, order, order);
const hasAll = (list: readonly string[], wanted: readonly string[]) => wanted.every((id) => list.includes(id));

describe('two curators', () => {
  it('lose nothing: what either added is there, what either removed is gone', () =>
    fc.assert(
      fc.property(three, ([base, mine, theirs]) => {
        const merged = mergeOrders(base, mine, theirs);
        const [ours, others] = [orderChanges(base, mine), orderChanges(base, theirs)];
        const kept = base.filter((id) => mine.includes(id) && theirs.includes(id));
        expect(new Set(merged).size).toBe(merged.length);
        expect([...merged].sort()).toEqual([...new Set([...kept, ...ours.added, ...others.added])].sort());
        expect(merged.some((id) => ours.removed.includes(id) || others.removed.includes(id))).toBe(false);
      }),
      { numRuns: 1000 },
    ));

  it('get what one did where the other did nothing, or what both did', () =>
    fc.assert(
      fc.property(order, order, (base, changed) => {
        expect(mergeOrders(base, changed, base)).toEqual(changed);
        expect(mergeOrders(base, base, changed)).toEqual(changed);
        expect(mergeOrders(base, changed, changed)).toEqual(changed);
      }),
      { numRuns: 1000 },
    ));

  it('keep the order of the other for what was not moved, added or removed', () =>
    fc.assert(
      fc.property(order, order, ID, (base, theirs, id) => {
        // After a swap with its next neighbour it is ambiguous which of the two moved.
        fc.pre(base.indexOf(id) !== base.length - 2);
        const mine = [...base.filter((one) => one !== id), id];
        const others = mergeOrders(base, mine, theirs).filter((one) => one !== id);
        const gone = orderChanges(base, theirs).removed;
        expect(others).toEqual(theirs.filter((one) => one !== id && !gone.includes(one)));
      }),
      { numRuns: 1000 },
    ));

  it('each see what they moved behind the neighbour they put it behind', () => {
    expect(mergeOrders(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'], ['a', 'x', 'b', 'c', 'd'])).toEqual([
      'd',
      'a',
      'x',
      'b',
      'c',
    ]);
    expect(mergeOrders(['a', 'b', 'c'], ['a', 'c'], ['b', 'a', 'c', 'y'])).toEqual(['a', 'c', 'y']);
  });
});

const catalog = fc.record({ id: ID, sellerId: fc.constantFrom('p', 'q', 'r') });
const some = fc.uniqueArray(catalog, { selector: ({ id }) => id });
const limits = fc.record({
  most: fc.integer({ min: 1, max: 8 }),
  mostPerSeller: fc.option(fc.integer({ min: 1, max: 4 })),
});
const ofSeller = (list: readonly { sellerId: string }[], sellerId: string) =>
  list.filter((one) => one.sellerId === sellerId).length;

describe('a rule', () => {
  it('adds in the order of the candidates, none twice, never too many', () =>
    fc.assert(
      fc.property(some, some, limits, (candidates, members, rule) => {
        const { added } = fillByRule(candidates, members, rule);
        expect(added).toEqual(candidates.filter((one) => added.includes(one)));
        expect(added.some(({ id }) => members.some((member) => member.id === id))).toBe(false);
        expect(added.length).toBeLessThanOrEqual(rule.most);
        for (const { sellerId } of added)
          expect(ofSeller([...members, ...added], sellerId)).toBeLessThanOrEqual(rule.mostPerSeller ?? Infinity);
      }),
      { numRuns: 1000 },
    ));

  it('leaves out only what a limit leaves out', () =>
    fc.assert(
      fc.property(some, some, limits, (candidates, members, rule) => {
        const { added, crowdedOut } = fillByRule(candidates, members, rule);
        if (added.length === rule.most) return;
        const free = candidates.filter(({ id }) => !members.some((member) => member.id === id));
        expect(added.length + crowdedOut).toBe(free.length);
        for (const left of free.filter((one) => !added.includes(one)))
          expect(ofSeller([...members, ...added], left.sellerId)).toBeGreaterThanOrEqual(
            rule.mostPerSeller ?? Infinity,
          );
      }),
      { numRuns: 1000 },
    ));
});

describe('an order by rule', () => {
  const members = fc.uniqueArray(
    fc.record({
      id: ID,
      sellerId: fc.constantFrom('p', 'q', 'r'),
      rate: fc.option(fc.integer({ min: 1, max: 9 })),
      createdAt: fc.constantFrom('2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z'),
    }),
    { selector: ({ id }) => id },
  );

  it('keeps every catalog and does nothing more when it is done again', () =>
    fc.assert(
      fc.property(members, fc.constantFrom(...ORDER_RULES), (list, rule) => {
        const ids = orderByRule(list, rule);
        const sorted = ids.flatMap((id) => list.find((one) => one.id === id) ?? []);
        expect(
          hasAll(
            ids,
            list.map(({ id }) => id),
          ) && ids.length === list.length,
        ).toBe(true);
        expect(orderByRule(sorted, rule)).toEqual(ids);
      }),
    ));

  it('lets sellers take turns until one has no more', () => {
    const list = ['p1', 'p2', 'p3', 'q1', 'r1', 'r2'].map((id) => ({
      id,
      sellerId: id.charAt(0),
      rate: null,
      createdAt: '',
    }));
    expect(orderByRule(list, 'alternate')).toEqual(['p1', 'q1', 'r1', 'p2', 'r2', 'p3']);
  });
});
