import * as fc from 'fast-check';
import { collectionProblems } from '@/lib/domain/collections/collection-problems';
import { snapshotLine, snapshotOf } from '@/lib/domain/collections/snapshot';
import { collectionAsText } from '@/lib/domain/collections/whatsapp-text';

const member = fc.record({
  id: fc.uuid(),
  title: fc.string(),
  seller: fc.record({ businessName: fc.string() }),
  rate: fc.option(fc.integer({ min: 1, max: 100_000 })),
  isSet: fc.boolean(),
  pieces: fc.option(fc.integer({ min: 1, max: 12 })),
  sizes: fc.array(fc.string(), { maxLength: 3 }),
  cover: fc.option(fc.record({ id: fc.uuid() })),
});

/** Events that can happen to a catalog after its collection was finalized. */
const event = fc.oneof(
  fc.record({ at: fc.nat(20), change: fc.record({ title: fc.string(), rate: fc.constant(null) }) }),
  fc.record({ at: fc.nat(20), change: fc.record({ isSet: fc.boolean(), cover: fc.constant(null) }) }),
  fc.record({ at: fc.nat(20), change: fc.constant('size' as const) }),
  fc.record({ at: fc.nat(20), change: fc.constant('gone' as const) }),
);

const WORDS = { nameEn: 'Diwali', nameHi: 'दिवाली', descriptionEn: '', descriptionHi: '', coverCatalogId: null };

describe('the snapshot of a finalized collection', () => {
  it('never changes, whatever happens to its catalogs: 10,000 histories', () =>
    fc.assert(
      fc.property(fc.array(member, { maxLength: 6 }), fc.array(event, { maxLength: 12 }), (members, history) => {
        const snapshot = snapshotOf(WORDS, members);
        const line = snapshotLine(snapshot);
        for (const { at, change } of history) {
          const one = members[at % Math.max(1, members.length)];
          if (change === 'gone') members.splice(at, 1);
          else if (change === 'size') one?.sizes.push('XL');
          else if (one) Object.assign(one, change);
        }
        expect(snapshotLine(snapshot)).toBe(line);
      }),
      { numRuns: 10_000 },
    ));

  it('has another line for every other order, and the same however its fields lie', () =>
    fc.assert(
      fc.property(fc.uniqueArray(member, { minLength: 2, maxLength: 5, selector: ({ id }) => id }), (members) => {
        const line = snapshotLine(snapshotOf(WORDS, members));
        expect(snapshotLine(snapshotOf(WORDS, [...members].reverse()))).not.toBe(line);
        const { items, ...rest } = snapshotOf(WORDS, members);
        const turned = items.map((item) => Object.fromEntries(Object.entries(item).reverse()) as never);
        expect(snapshotLine({ items: turned, ...rest })).toBe(line);
      }),
    ));
});

describe('the check list', () => {
  const good = { id: 'a', rate: 100, hiddenBecause: [], hasCover: true };
  const named = { nameEn: 'Diwali', nameHi: 'दिवाली', coverCatalogId: 'a' };

  it('is empty for a collection that can be finalized', () =>
    expect(collectionProblems({ ...named, members: [good] })).toEqual([]));

  it.each([
    [{ ...named, members: [] }, ['It has no catalogs.']],
    [{ ...named, nameHi: '', members: [good] }, ['It has no Hindi name.']],
    [{ ...named, nameEn: '', members: [good] }, ['It has no English name.']],
    [{ ...named, coverCatalogId: null, members: [good] }, ['Choose the catalog whose photo is the cover.']],
    [
      {
        ...named,
        members: [good, { ...good, id: 'b', rate: null, hasCover: false, hiddenBecause: ['It was deleted.'] }],
      },
      ['It was deleted.', 'It has no rate.', 'It has no photo.'],
    ],
  ])('names what is missing %#', (checked, sentences) =>
    expect(collectionProblems(checked).map(({ sentence }) => sentence)).toEqual(sentences),
  );
});

it('a collection as a WhatsApp text has a line for each catalog', () => {
  const items = [
    { title: 'Kesariya *vol* 4', rate: 41_500, isSet: true, pieces: 6 },
    { title: '', rate: null, isSet: false, pieces: null },
  ];
  const told = { ...WORDS, descriptionEn: 'Ready to dispatch', items };
  expect(collectionAsText(told, 'en')).toBe(
    '*Diwali*\n\nReady to dispatch\n\n1. Kesariya vol 4 – ₹415 – set of 6\n2. Catalog',
  );
  expect(collectionAsText(told, 'hi')).toBe('*दिवाली*\n\n1. Kesariya vol 4 – ₹415 – 6 का सेट\n2. कैटलॉग');
});
