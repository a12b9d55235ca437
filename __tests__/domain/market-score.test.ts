import { type ComparableMarket, marketKeys, scoreMarkets } from '@/lib/domain/merges/market-score';

const market = (name: string, more: Partial<ComparableMarket> = {}): ComparableMarket => ({
  ...{ name, marketNumber: null, city: 'Surat' },
  ...more,
});

const RADHA = market('Radha Market', { marketNumber: '12' });

describe('Two markets of one city', () => {
  test.each([
    ['राधा मार्केट', 95, ['Names sound the same', 'Same city']],
    ['Raadha Mkt', 95, ['Names sound the same', 'Same city']],
    ['Radha Textile Market', 95, ['Names sound the same', 'Same city']],
  ])('are suggested where their names sound alike: %s', (name, score, reasons) => {
    expect(scoreMarkets(RADHA, market(name))).toEqual({ score, isCertain: false, reasons });
  });

  test('are two where a number or a word of the name differs', () => {
    expect(scoreMarkets(RADHA, market('Radha Market 2'))).toBeNull();
    expect(scoreMarkets(market('Bombay Market'), market('New Bombay Market'))).toBeNull();
    expect(scoreMarkets(RADHA, market('Rajdhani Market'))).toBeNull();
  });

  test('with two numbers are a weaker suggestion', () => {
    const told = scoreMarkets(RADHA, market('Raadha Market', { marketNumber: '14' }));
    expect(told).toEqual({
      score: 80,
      isCertain: false,
      reasons: ['Names sound the same', 'Same city', 'Numbers 12 and 14'],
    });
  });
});

test('Markets of two cities are not held against each other', () => {
  const other = market('Radha Market', { city: 'Delhi' });
  expect(scoreMarkets(RADHA, other)).toBeNull();
  expect(marketKeys(RADHA).filter((key) => marketKeys(other).includes(key))).toEqual([]);
});

test('Markets that are suggested have a key in common', () => {
  const names = ['राधा मार्केट', 'Raadha Mkt', 'Radha Textile Market'];
  for (const name of names) expect(marketKeys(market(name))).toEqual(expect.arrayContaining(marketKeys(RADHA)));
});
