import * as fc from 'fast-check';
import { outdatedItems, outdatedText } from '@/lib/domain/collections/outdated-items';
import { fillByRule } from '@/lib/domain/collections/fill-by-rule';
import { likeMembers } from '@/lib/domain/collections/like-members';
import { ORDER_RULES, orderByRule } from '@/lib/domain/collections/order-by-rule';
import { areSame, revisionChanges } from '@/lib/domain/collections/revision-changes';
import { likeness } from '@/lib/domain/photos/photo-likeness';

const ID = fc.constantFrom(...'abcdefgh');
const catalog = fc.record({ id: ID, title: fc.string(), rate: fc.option(fc.integer({ min: 1, max: 9 })) });
const catalogs = fc.uniqueArray(catalog, { selector: ({ id }) => id });

describe('what a revision changed', () => {
  it('leads from the one before to it: removed, added, moved and rated anew', () =>
    fc.assert(
      fc.property(catalogs, catalogs, (before, after) => {
        const { added, removed, moved, rates } = revisionChanges(before, after);
        const gone = new Set(removed.map(({ id }) => id));
        const kept = before.filter(({ id }) => !gone.has(id));
        expect([...kept, ...added].map(({ id }) => id).sort()).toEqual(after.map(({ id }) => id).sort());
        const still = (list: readonly { id: string }[]) =>
          list.filter(({ id }) => !moved.some((one) => one.id === id)).map(({ id }) => id);
        const news = new Set(added.map(({ id }) => id));
        expect(still(after.filter(({ id }) => !news.has(id)))).toEqual(still(kept));
        for (const { id, after: rate } of rates) expect(after.find((one) => one.id === id)?.rate).toBe(rate);
      }),
      { numRuns: 1000 },
    ));

  it('is nothing where nothing changed, and something where anything did', () =>
    fc.assert(
      fc.property(catalogs, catalogs, (before, after) => {
        const told = (list: typeof before) => JSON.stringify(list.map(({ id, rate }) => [id, rate]));
        expect(areSame(revisionChanges(before, after))).toBe(told(before) === told(after));
        expect(areSame(revisionChanges(before, before))).toBe(true);
      }),
      { numRuns: 1000 },
    ));
});

describe('an order by rule', () => {
  const members = fc.uniqueArray(
    fc.record({
      id: ID,
      sellerId: fc.constantFrom('p', 'q'),
      rate: fc.option(fc.integer({ min: 1, max: 9 })),
      createdAt: fc.constantFrom('2026-11-01', '2026-11-02', '2026-11-03'),
    }),
    { selector: ({ id }) => id },
  );

  it('leaves what is pinned at its place, and orders the others as if it was not there', () =>
    fc.assert(
      fc.property(members, fc.uniqueArray(ID), fc.constantFrom(...ORDER_RULES), (list, pinned, rule) => {
        const pins = new Set(pinned);
        const ids = orderByRule(list, rule, pins);
        list.forEach(({ id }, place) => pins.has(id) && expect(ids[place]).toBe(id));
        const free = list.filter(({ id }) => !pins.has(id));
        expect(ids.filter((id) => !pins.has(id))).toEqual(orderByRule(free, rule));
      }),
      { numRuns: 1000 },
    ));
});

it('a rule never adds what is excluded, and says how many those are', () =>
  fc.assert(
    fc.property(fc.uniqueArray(ID), fc.uniqueArray(ID), (found, excluded) => {
      const candidates = found.map((id) => ({ id, sellerId: 'p' }));
      const answer = fillByRule(candidates, [], { most: 20, mostPerSeller: null }, new Set(excluded));
      expect(answer.added.map(({ id }) => id)).toEqual(found.filter((id) => !excluded.includes(id)));
      expect(answer.excluded).toBe(found.length - answer.added.length);
    }),
  ));

describe('catalogs that look alike', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  const print = fc.record({
    sha256: fc.uuid(),
    hash: fc
      .array(fc.constantFrom('00', '01', 'ff', '3c'), { minLength: 8, maxLength: 8 })
      .map((parts) => parts.join('')),
    grid: fc.array(byte, { minLength: 48, maxLength: 48 }),
  });

  it('are told as each two photos are, where their shapes share a part', () =>
    fc.assert(
      fc.property(fc.array(print, { maxLength: 6 }), (prints) => {
        const list = prints.map((one, nth) => ({ id: String(nth), print: one }));
        for (const { ids, kind } of likeMembers(list)) {
          const [one, other] = ids.map((id) => prints[Number(id)]);
          const found = one && other && likeness(one, other);
          expect(found).toBe(kind === 'colourway' ? 'other-colour' : found === 'same-bytes' ? found : 'same-picture');
        }
      }),
    ));

  it('miss none that differ in fewer places than a hash has bytes', () => {
    const grid = Array.from({ length: 48 }, () => 120);
    const red = grid.map((value, nth) => (nth % 3 === 0 ? 240 : value));
    const list = [
      { id: 'a', print: { sha256: 'a', hash: '0000000000000000', grid } },
      { id: 'b', print: { sha256: 'b', hash: '0101010101010100', grid } },
      { id: 'c', print: { sha256: 'c', hash: '0000000000000000', grid: red } },
      { id: 'd', print: { sha256: 'd', hash: 'ffffffffffffffff', grid } },
    ];
    const found = likeMembers(list).map(({ ids, kind }) => [ids.join(''), kind]);
    expect(found.sort()).toEqual([
      ['ab', 'duplicate'],
      ['ac', 'colourway'],
      ['bc', 'colourway'],
    ]);
  });
});

describe('what changed in catalogs since a collection was frozen', () => {
  const item = { catalogId: 'a', title: 'Kesariya', rate: 41_500, photo: { id: 'p' } };
  const member = { id: 'a', title: 'Kesariya', rate: 41_500, cover: { id: 'p' } };

  it.each([
    [{}, null],
    [{ cover: { id: 'q' } }, /^Changed since it was frozen: Kesariya \(photo\)\./],
    [{ rate: null, title: 'Kesar' }, /Kesariya \(rate, name\)/],
  ])('as of %j', (change, text) => {
    const told = outdatedText(outdatedItems([item], [{ ...member, ...change }]));
    if (text === null) expect(told).toBeNull();
    else expect(told).toMatch(text);
  });

  it('names three and counts the others', () => {
    const items = ['a', 'b', 'c', 'd', 'e'].map((catalogId) => ({ ...item, catalogId, rate: 1 }));
    const members = items.map(({ catalogId }) => ({ ...member, id: catalogId }));
    expect(outdatedText(outdatedItems(items, members))).toMatch(/\(rate\), 2 more\./);
  });
});
