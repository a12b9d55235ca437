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
