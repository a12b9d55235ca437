import { blockingKeys } from '@/lib/domain/merges/blocking-keys';
import { differs, proposePick, proposeSurvivor } from '@/lib/domain/merges/field-picks';
import { nameLikeness } from '@/lib/domain/merges/name-likeness';
import { soundsOf } from '@/lib/domain/merges/name-sound';
import { areTwoShops, businessSounds, isSameShop, personSounds, shopOf } from '@/lib/domain/merges/name-words';
import { scorePair } from '@/lib/domain/merges/pair-score';
import type { Comparable } from '@/lib/domain/merges/pair-signals';
import { rowText, sinceText } from '@/lib/domain/merges/since-words';

const record = (details: Partial<Comparable> = {}): Comparable => ({
  businessName: 'Shree Laxmi Textiles',
  contactName: 'Mahesh Shah',
  phoneNumbers: ['+919825000001'],
  gstin: null,
  place: 'radha',
  address: 'Shop 41, First Floor, Radha Market',
  groups: [],
  senders: [],
  ...details,
});

const other = (details: Partial<Comparable> = {}) => record({ phoneNumbers: ['+919825000002'], ...details });

describe('how a word sounds', () => {
  it.each([
    ['Laxmi', 'Lakshmi', 'लक्ष्मी', 'લક્ષ્મી'],
    ['Krishna', 'Krushna', 'कृष्ण'],
    ['Ganesh', 'गणेश', 'ગણેશ'],
    ['Vinay', 'Winay', 'विनय'],
    ['Gyan', 'Gnan', 'ज्ञान'],
    ['Ambika', 'अंबिका', 'અંબિકા'],
    ['Fashion', 'Phashion'],
    ['Meena', 'Mina', 'मीना', 'મીના'],
    ['Chaudhary', 'Choudhry', 'चौधरी'],
    ['Goyal', 'Goel'],
    ['Chhaya', 'Chaaya'],
  ])('is one for %s, %s and others', (...spellings) => {
    const alike = spellings.map((one) => nameLikeness(soundsOf(one), soundsOf(spellings[0] ?? '')));
    expect(Math.min(...alike)).toBeGreaterThanOrEqual(0.88);
  });

  it.each([
    ['Vinay', 'Vijay'],
    ['Ramesh', 'Mahesh'],
    ['Radhe', 'Rajlaxmi'],
  ])('keeps %s and %s apart', (one, its) => expect(nameLikeness(soundsOf(one), soundsOf(its))).toBeLessThan(0.72));
});

describe('names', () => {
  it('of businesses are what tells them apart, whatever the trade', () => {
    expect(businessSounds('Shree Laxmi Textiles Pvt. Ltd.')).toEqual(businessSounds('लक्ष्मी टेक्सटाइल'));
    expect(businessSounds('K. K. Fashion')).toEqual(['k']);
    expect(businessSounds('The Saree Centre')).not.toEqual([]);
  });

  it('of initials are a little like the word they stand for', () => {
    const [initials, whole] = [soundsOf('R. K.'), soundsOf('Rajkumar')];
    expect(nameLikeness(initials, whole)).toBeGreaterThan(0.5);
    expect(nameLikeness(initials, whole)).toBeLessThan(0.6);
    expect(nameLikeness(initials, soundsOf('Ramesh'))).toBe(0);
  });

  it('of people are without how they are addressed', () =>
    expect(personSounds('Maheshbhai Shah')).toEqual(personSounds('Shri Mahesh Shah')));

  it('of shops are their number and what no other address has', () =>
    expect(shopOf('Shop No. 41-A, First Floor, Kohinoor House')).toMatchObject({
      number: '41',
      wing: 'a',
    }));

  it.each([
    ['5th floor, shop 506', 'Ratan Plaza 506'],
    ['A-4045, 4th Floor', 'shop no A 4045'],
    ['129-D', '129'],
    ['D/2026 Ratan Plz', 'd 2026'],
    ['દુકાન નં. ૪૪૧', 'Shop 441'],
    ['Shop No 055', '55 Ashapuri Market'],
  ])('of shops are one in %s and %s', (one, its) => expect(isSameShop(shopOf(one), shopOf(its))).toBe(true));

  it.each([
    ['A-101', 'B-101'],
    ['Shop 12', 'Shop 21'],
  ])('of shops are two in %s and %s', (one, its) => expect(areTwoShops(shopOf(one), shopOf(its))).toBe(true));

  it('of shops that nobody numbered are neither', () => {
    expect(isSameShop(shopOf('1st floor'), shopOf('1st floor'))).toBe(false);
    expect(areTwoShops(shopOf('1st floor'), shopOf('Shop 7'))).toBe(false);
  });
});

describe('a pair', () => {
  it.each<[string, Comparable, Comparable]>([
    ['one GSTIN', record({ gstin: '24AAACC1206D1ZM' }), other({ businessName: 'Kohinoor', gstin: '24AAACC1206D1ZM' })],
    ['one phone and like names', record(), record({ businessName: 'Laxmi Tex' })],
  ])('of %s is certain', (_what, one, its) => expect(scorePair(one, its)).toMatchObject({ isCertain: true }));

  it.each<[string, Comparable, Comparable, string]>([
    ['person', record(), other({ address: '' }), 'Same person'],
    ['shop', record(), other({ contactName: '' }), 'Same shop 41'],
    [
      'PAN',
      record({ gstin: '24AAACC1206D1ZM' }),
      other({ gstin: '27AAACC1206D1ZG', place: 'kohinoor', address: '', contactName: '' }),
      'Same PAN in two GSTINs',
    ],
  ])('of one name and one %s is a hint', (_what, one, its, reason) => {
    const told = scorePair(one, its);
    expect(told).toMatchObject({ isCertain: false });
    expect(told?.reasons[0]).toBe(reason);
  });

  it.each<[string, Comparable, Comparable]>([
    ['namesakes with nothing else in common', record(), other({ contactName: 'Firoz Khan', address: 'Shop 7' })],
    ['one name at two places', record(), other({ place: 'kohinoor', address: '' })],
    ['Vinay and Vijay', record({ businessName: 'Vinay Textiles' }), other({ businessName: 'Vijay Textiles' })],
    [
      'two firms of two PANs',
      record({ gstin: '24AAACC1206D1ZM' }),
      other({ gstin: '24AAPFU0939F1ZV', contactName: 'Firoz Khan' }),
    ],
    [
      'an owner whose name a shop in another place has',
      record({ businessName: 'Mahesh Shah', contactName: '', place: 'kohinoor', address: 'Shop 7' }),
      other(),
    ],
  ])('of %s is none', (_what, one, its) => expect(scorePair(one, its)).toBeNull());

  it.each<[string, Comparable, Comparable]>([
    ['goes by its owner', record(), other({ businessName: 'mahesh kumar shah', contactName: '' })],
    [
      'chats alone name',
      record({ groups: ['Surat Sarees'] }),
      other({
        ...{ businessName: '', contactName: '', place: null, address: '' },
        ...{ senders: ['Laxmi Txt Radha 41'], groups: ['Surat Sarees'] },
      }),
    ],
    ['has its number in its name', record(), other({ businessName: '41 Laxmi Saris', contactName: '', address: '' })],
  ])('of which one %s is a hint, and shares a key', (_what, one, its) => {
    expect(scorePair(one, its)).toMatchObject({ isCertain: false });
    expect(blockingKeys(one).some((key) => blockingKeys(its).includes(key))).toBe(true);
  });

  it('of one phone is a hint only, where two firms answer it', () =>
    expect(scorePair(record({ gstin: '24AAACC1206D1ZM' }), record({ gstin: '24AAPFU0939F1ZV' }))).toMatchObject({
      isCertain: false,
    }));

  const agent = { contactName: 'Agent Pravin', address: 'Shop 7' };
  const sparse = { businessName: 'Admin Suresh', contactName: '', address: '' };

  it.each<[string, Comparable]>([
    ['an agent', record({ ...agent, businessName: 'Madhuban Fashion' })],
    ['a family of two firms', record({ ...agent, gstin: '24AAPFU0939F1ZV', businessName: 'Kohinoor' })],
    ['a market office', record({ contactName: '', businessName: 'Kohinoor', place: 'kohinoor', address: 'Shop 7' })],
  ])('of one phone that %s answers is none, where the names have nothing in common', (_who, its) =>
    expect(scorePair(record({ gstin: '24AAACC1206D1ZM' }), its)).toBeNull(),
  );

  it.each<[string, Comparable]>([
    ['one shop', record({ businessName: 'Kohinoor' })],
    ['a shop that goes by its owner', record({ businessName: 'Mahesh Shah', contactName: '', address: '' })],
    ['one of which little is known', record(sparse)],
    ['a shop that moved', record({ address: 'Shop 7', place: 'kohinoor', contactName: '' })],
    ['one of no name', record({ ...sparse, businessName: '' })],
  ])('of one phone and %s is a hint', (_what, its) =>
    expect(scorePair(record(), its)).toMatchObject({ isCertain: false }),
  );

  it.each<[string, Comparable, Comparable, string]>([
    [
      'a GSTIN with a slip',
      record({ gstin: '24AAACC1206D1ZM' }),
      other({ gstin: '24AAACC1266D1ZM', contactName: '' }),
      'GSTINs differ in one sign',
    ],
    [
      'no name, but its shop and its person',
      record(),
      other({ businessName: '', senders: [], phoneNumbers: [] }),
      'Same shop 41',
    ],
  ])('with %s is a hint', (_what, one, its, reason) => {
    const told = scorePair(one, its);
    expect(told).toMatchObject({ isCertain: false });
    expect(told?.reasons).toContain(reason);
  });

  it('of brothers at two shops is none, though a group has both', () =>
    expect(
      scorePair(
        record({ contactName: 'Kishan Mundhra', groups: ['Mundhra Parivar'] }),
        other({ contactName: 'Bishan Mundhra', groups: ['Mundhra Parivar'], address: 'Shop 95' }),
      ),
    ).toBeNull());

  it('says the same either way round, and shares a key where it is one', () => {
    const pairs: [Comparable, Comparable][] = [
      [record(), other({ businessName: 'लक्ष्मी टेक्सटाइल', contactName: 'महेश शाह' })],
      [record(), other({ contactName: '' })],
      [record(), record({ businessName: 'Laxmi Tex', place: null })],
    ];
    for (const [one, its] of pairs) {
      expect(scorePair(one, its)).toEqual(scorePair(its, one));
      expect(blockingKeys(one).some((key) => blockingKeys(its).includes(key))).toBe(true);
    }
  });
});

describe('what to keep', () => {
  it('is what says something, else what the survivor says', () => {
    expect(proposePick({ survivor: '', loser: 'Shop 12' }).side).toBe('loser');
    expect(proposePick({ survivor: 'Shop 1', loser: 'Shop 12' }).side).toBe('survivor');
    expect(proposePick({ survivor: 0, loser: 500, isAmount: true }).side).toBe('loser');
    expect(proposePick({ survivor: false, loser: true }).side).toBe('survivor');
  });

  it('differs where two values do, however little they say', () => {
    expect(differs({ survivor: '', loser: null })).toBe(false);
    expect(differs({ survivor: [], loser: ['a'] })).toBe(true);
  });

  it('is the record with more to it, else the older one', () => {
    const [young, old] = ['2026-02-01', '2026-01-01'].map((createdAt) => ({ rows: 3, createdAt, version: 1 }));
    if (!young || !old) throw new Error('There are two.');
    expect(proposeSurvivor({ ...young, rows: 4 }, old)).toBe('first');
    expect(proposeSurvivor(young, old)).toBe('second');
  });
});

describe('a row that was written since a merge', () => {
  it('is named by what is in it, in few words', () => {
    expect(rowText({ id: 'x', title: 'Kesariya vol 4' })).toBe('Kesariya vol 4');
    expect(rowText({ text: 'a'.repeat(200) })).toHaveLength(81);
    expect(rowText({ id: 'x' })).toBe('');
  });

  it('says what happened to it', () => {
    expect(sinceText('gone', { before: {}, now: null })).toBe('It was removed.');
    expect(sinceText('elsewhere', { before: { seller_id: 'x' }, now: { seller_id: 'y' } })).toMatch(
      /moved to another record/,
    );
    expect(sinceText('elsewhere', { before: { address: '' }, now: { address: 'Shop 1' } })).toBe(
      'Address is now Shop 1; before the merge it was empty.',
    );
    expect(sinceText('elsewhere', { before: { market_id: 'x' }, now: { market_id: 'y' } })).toBe(
      'Its market was changed.',
    );
  });
});
