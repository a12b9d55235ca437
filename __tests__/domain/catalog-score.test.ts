import { catalogKeys, type ComparableCatalog, scoreCatalogs } from '@/lib/domain/merges/catalog-score';

const photo = (id: string, ...copyIds: string[]) => ({ id, copyIds });

const catalog = (more: Partial<ComparableCatalog> = {}): ComparableCatalog => ({
  ...{ sellerId: 'kesar', designNumber: '', rate: null },
  photos: [photo('a'), photo('b')],
  ...more,
});

describe('Two catalogs of one seller', () => {
  test('are certain to be one where all photos are the same', () => {
    expect(scoreCatalogs(catalog({ designNumber: 'K-101' }), catalog({ designNumber: 'k-101' }))).toEqual({
      score: 99,
      isCertain: true,
      reasons: ['All 2 photos the same', 'Same seller', 'Same design number K-101'],
    });
  });

  test('are a suggestion where photos are copies, or one has more of them', () => {
    const stamped = catalog({ photos: [photo('c', 'a'), photo('d')] });
    expect(scoreCatalogs(catalog({ photos: [photo('a', 'c'), photo('b')] }), stamped)).toEqual({
      score: 83,
      isCertain: false,
      reasons: ['1 of 2 photos the same or copies', 'Same seller'],
    });
    const more = catalog({ photos: [photo('a'), photo('b'), photo('e')] });
    expect(scoreCatalogs(catalog(), more)).toMatchObject({ score: 96, isCertain: false });
  });

  test('are weaker where the design number or the rate differs, and never certain', () => {
    const told = scoreCatalogs(
      catalog({ designNumber: '101', rate: 40_000 }),
      catalog({ designNumber: '102', rate: 45_000 }),
    );
    expect(told).toMatchObject({ score: 73, isCertain: false });
    expect(told?.reasons).toEqual(expect.arrayContaining(['Design numbers 101 and 102', 'Rates differ']));
  });

  test('are nothing where most photos differ or there is none', () => {
    const photos = [photo('a'), photo('x'), photo('y')];
    expect(scoreCatalogs(catalog({ photos }), catalog({ photos: [photo('a'), photo('p'), photo('q')] }))).toBeNull();
    expect(scoreCatalogs(catalog({ photos: [] }), catalog({ photos: [] }))).toBeNull();
  });
});

test('Catalogs of two sellers are two, whatever they show, and share no key', () => {
  const other = catalog({ sellerId: 'nirvana' });
  expect(scoreCatalogs(catalog(), other)).toBeNull();
  expect(catalogKeys(catalog()).filter((key) => catalogKeys(other).includes(key))).toEqual([]);
});

test('A photo and its copy are a key that both have', () => {
  const [one, other] = [catalog({ photos: [photo('a', 'c')] }), catalog({ photos: [photo('c', 'a')] })];
  expect(catalogKeys(one).sort()).toEqual(catalogKeys(other).sort());
});
