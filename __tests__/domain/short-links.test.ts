import { collectionLinksApi } from '@/lib/contracts/collections/collection-links';
import { readSharedAddress } from '@/lib/domain/collections/shared-address';
import {
  addressesIn,
  CODE_LENGTH,
  CODE_SIGNS,
  EXAMPLE_CODE,
  isCode,
  withAddresses,
} from '@/lib/domain/messages/short-links';

const { path } = collectionLinksApi.page;
const ID = '0198b2a0-0000-7000-8000-0000000000d1';
const SIGN = 'aB3_-'.repeat(9).slice(0, 43);
const PAGE = `https://bomb.example${path.replace('[id]', ID)}?sign=${SIGN}`;

describe('a code', () => {
  it('has at least 48 bits, of signs that are not mixed up', () => {
    expect(CODE_LENGTH * Math.log2(CODE_SIGNS.length)).toBeGreaterThanOrEqual(48);
    expect(new Set(CODE_SIGNS).size).toBe(CODE_SIGNS.length);
    expect(CODE_SIGNS).not.toMatch(/[01ilo]/);
    expect(isCode(EXAMPLE_CODE)).toBe(true);
  });

  it.each(['', 'k7m2pq94wh3', 'k7m2pq94wh3dd', 'k7m2pq94wh31', 'K7M2PQ94WH3D', `k7m2pq94wh3'`, 'k7m2pq94wh3d\n'])(
    'is none: %j',
    (text) => expect(isCode(text)).toBe(false),
  );
});

describe('an address of a page for buyers', () => {
  it('is read with what it names', () =>
    expect(readSharedAddress(PAGE, path)).toEqual({ origin: 'https://bomb.example', id: ID, sign: SIGN }));

  it.each([
    ['another page of ours', 'https://bomb.example/collection/list'],
    ['no signature', PAGE.split('?')[0] ?? ''],
    ['more after the signature', `${PAGE}&utm_source=x`],
    ['a longer signature', `${PAGE}A`],
    ['a part of the page', `${PAGE}#top`],
    ['a person before the host', PAGE.replace('bomb.example', 'a@bomb.example')],
    ['the address within another', `https://other.example/?to=${PAGE}`],
    ['a path alone', PAGE.replace('https://bomb.example', '')],
    ['another protocol', PAGE.replace('https', 'javascript')],
  ])('is none with %s', (_, address) => expect(readSharedAddress(address, path)).toBeNull());
});

describe('addresses in a text', () => {
  it('end before what ends the sentence', () =>
    expect(addressesIn(`See ${PAGE}. Or (https://other.example/a), or https://other.example/a!`)).toEqual([
      PAGE,
      'https://other.example/a',
    ]));

  it('are replaced where there is another one, all else stays as typed', () => {
    const shortOf = (address: string) => (address === PAGE ? 'https://bomb.example/s/x' : undefined);
    const said = withAddresses(`Namaste! ${PAGE}, ${PAGE}&a=1 and https://other.example/a. ${PAGE}`, shortOf);
    expect(said).toBe(
      `Namaste! https://bomb.example/s/x, ${PAGE}&a=1 and https://other.example/a. https://bomb.example/s/x`,
    );
  });
});
