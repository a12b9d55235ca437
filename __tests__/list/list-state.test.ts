import fc from 'fast-check';
import * as z from 'zod/mini';
import { anyOf, listQuery, MOST_CHOICES, yesOrNo } from '@/lib/contracts/base/list';
import { formatListQuery, parseListQuery } from '@/lib/client/list-state';

const COLOURS = ['red', 'green', 'blue'] as const;

const schema = listQuery(['name', 'createdAt'], '-createdAt', {
  colour: anyOf(z.enum(COLOURS)),
  kind: z.optional(z.enum(['saree', 'kurti'])),
  isLive: yesOrNo,
  city: z.optional(z.string().check(z.trim(), z.maxLength(40))),
});

type Query = z.output<typeof schema>;

const parse = (search: string) => parseListQuery(schema, search);
const format = (query: Query) => formatListQuery(schema, query);

const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).map((text) => text.trim());
const someWord = word.filter((text) => text !== '' && text.length <= 40 && text.isWellFormed());

/** All possible list states. */
const states: fc.Arbitrary<Query> = fc
  .record(
    {
      sort: fc.constantFrom('name' as const, '-name' as const, 'createdAt' as const, '-createdAt' as const),
      limit: fc.integer({ min: 1, max: 100 }),
      q: someWord,
      cursor: someWord,
      colour: fc.uniqueArray(fc.constantFrom(...COLOURS), { minLength: 1 }),
      kind: fc.constantFrom('saree' as const, 'kurti' as const),
      isLive: fc.boolean(),
      city: someWord,
    },
    { requiredKeys: ['sort', 'limit'] },
  )
  .map((state) => ({ ...state }));

describe('the state of a list in the address', () => {
  it('comes back as it was written', () => {
    fc.assert(fc.property(states, (state) => expect(parse(format(state))).toEqual(state)));
  });

  it('is written in one way only', () => {
    fc.assert(
      fc.property(states, (state) => {
        const backwards = Object.fromEntries(Object.entries(state).reverse()) as Query;
        expect(format(parse(format(state)))).toBe(format(state));
        expect(format(backwards)).toBe(format(state));
      }),
    );
  });

  it('opens whatever the address says', () => {
    const pair = fc.tuple(fc.constantFrom(...Object.keys(schema.shape), 'open', '__proto__'), fc.string());
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        const query = parse(new URLSearchParams(pairs).toString());
        expect(parse(format(query))).toEqual(query);
      }),
    );
  });

  it('is empty where everything is as by default', () => {
    expect(format(parse(''))).toBe('');
    expect(parse('')).toEqual({ sort: '-createdAt', limit: 50 });
  });

  it('leaves defaults and nothings out', () => {
    expect(format({ sort: '-createdAt', limit: 50, q: '', colour: [] })).toBe('');
    expect(format({ sort: 'name', limit: 25, isLive: false })).toBe('sort=name&limit=25&isLive=false');
  });

  it('names several values one by one, and one value alone is a list too', () => {
    expect(format({ sort: '-createdAt', limit: 50, colour: ['red', 'blue'] })).toBe('colour=red&colour=blue');
    expect(parse('colour=red').colour).toEqual(['red']);
  });

  it('shows the first ones of more values than a filter takes, never every row', () => {
    const cities = Array.from({ length: MOST_CHOICES + 1 }, (_, index) => `city ${index}`);
    const many = listQuery(['name'], 'name', { city: anyOf(z.string()) });
    const { city } = parseListQuery(many, new URLSearchParams(cities.map((name) => ['city', name])).toString());
    expect(city).toEqual(cities.slice(0, MOST_CHOICES));
  });

  it.each([
    ['an unknown sort', 'sort=price&kind=saree', { sort: '-createdAt', limit: 50, kind: 'saree' }],
    ['a page of no rows', 'limit=0', { sort: '-createdAt', limit: 50 }],
    ['a page of too many rows', 'limit=101', { sort: '-createdAt', limit: 50 }],
    ['a choice that is not there', 'kind=shoe&q=silk', { sort: '-createdAt', limit: 50, q: 'silk' }],
    ['one value twice', 'kind=saree&kind=kurti', { sort: '-createdAt', limit: 50 }],
    ['a value among several that is not there', 'colour=red&colour=mauve', { sort: '-createdAt', limit: 50 }],
    ['nothing behind the sign', 'q=&kind=&colour=', { sort: '-createdAt', limit: 50 }],
    ['spaces only', 'q=%20%20', { sort: '-createdAt', limit: 50 }],
    ['a key nobody declared', 'price=3&open=4', { sort: '-createdAt', limit: 50 }],
  ])('falls back to the default: %s', (_name, search, query) => {
    expect(parse(search)).toEqual(query);
  });
});
