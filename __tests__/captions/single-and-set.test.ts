import { readCaption } from '@/lib/domain/captions/read-caption';

const readIn = (text: string) => {
  const { findings } = readCaption(text);
  const paise = (field: 'rate' | 'setRate') =>
    Number(findings.find((found) => found.field === field)?.value ?? 0) / 100;
  return [paise('rate'), paise('setRate')];
};

describe('a price of one piece and one of the set', () => {
  it.each([
    ['Ek ka 450, sab loge to 420', 450, 420],
    ['420 for full set, 450 for single', 450, 420],
    ['Set lene par 420 // ek piece 450', 450, 420],
    ['Rate 450, full set booking 420', 450, 420],
    ['Rate 450 hai, set uthaoge to 420', 450, 420],
    ['Retail 1 pc 700, set lene pe 640', 700, 640],
    ['સેટ પ્રમાણે ૪૨૦, છૂટક ૪૫૦', 450, 420],
    ['पूरे सेट में 420, अलग से एक पीस 450', 450, 420],
  ])('are told apart in %j', (text, rate, setRate) => {
    expect(readIn(text.replace(' // ', '\n'))).toEqual([rate, setRate]);
  });

  it.each([
    ['Single MRP 999, set rate 650', 0, 0],
    ['Retail 899, set 650', 0, 0],
    ['Single 500 advance, set 450 balance', 0, 0],
    ['1 pc courier 60, set courier 90', 0, 0],
    ['Single 500 nahi, set 450', 0, 0],
    ['Rate 450\nSet of 6, 400 pcs ready', 450, 0],
  ])('are not made of anything else: %j', (text, rate, setRate) => {
    expect(readIn(text)).toEqual([rate, setRate]);
  });
});

it.each([
  ['Minimum ek darjan', 12],
  ['कम से कम 2 दर्जन', 24],
  ['ઓછામાં ઓછા ૧ ડઝન', 12],
])('dozens are counted in pieces: %j', (text, amount) => {
  const least = readCaption(text).findings.find(({ field }) => field === 'minimumOrder');
  expect(least?.value).toEqual({ amount, unit: 'pieces' });
});

it.each([
  ['Net saree catalog 8 pc, 895 per pc set me\nsingle ka 60 extra', 95_500, 89_500],
  ['कुर्ती सेट में 450 प्रति पीस\nसिंगल पर 30 ज्यादा', 48_000, 45_000],
  ['Kurti rate 450, single +20', 47_000, 45_000],
])('%j tells the rate of one piece by how much more it is', (text, rate, setRate) => {
  const { findings } = readCaption(text);
  expect(findings.find(({ field }) => field === 'rate')?.value).toBe(rate);
  expect(findings.find(({ field }) => field === 'setRate')?.value).toBe(setRate);
});

it('a charge beside a single piece makes no second rate of it', () => {
  const { findings } = readCaption('Kurti rate 450, single pe courier 60 extra');
  expect(findings.filter(({ field }) => field === 'rate' || field === 'setRate').map(({ value }) => value)).toEqual([
    45_000,
  ]);
});
