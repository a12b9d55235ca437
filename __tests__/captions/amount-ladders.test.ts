import { readCaption } from '@/lib/domain/captions/read-caption';
import { valuesOf } from '../harness/bench/captions/score';

/** The rate and the set rate, as `650` or `650, set 620`; empty where neither is certain. */
function ratesIn(text: string): string {
  const reading = readCaption(text);
  const sets = valuesOf(reading, 'setRate').map((value) => `set ${value}`);
  return [...valuesOf(reading, 'rate'), ...sets].join(', ');
}

describe('where quantities have their own rates: the one of a piece counts', () => {
  it.each([
    ['1-5 pcs 650, 6-11 pcs 620, 12+ 600', '650'],
    ['1 pc 650 / 5 pc 630 / 10 pc 600', '650'],
    ['1 pc @ 650, 10 pcs @ 620', '650'],
    ['10 pcs lene par 430, 50 pcs lene par 410', ''],
    ['Single piece 450\n10 piece 430\n50 piece 410', '450'],
    ['1 piece 850/- 10+ pieces 820/- 25+ pieces 800/-', '850'],
    ['Rate 450, 10 pcs ke upar 430', '450'],
    ['Rate 520/- (10+ pcs 500/-)', '520'],
    ['₹520 per pc, 20 pcs and above ₹500', '520'],
    ['एक पीस 550, दस पीस 530, बीस पीस 510', '550'],
    ['1 નંગ - 450\n12 નંગ - 430', '450'],
    ['1 pc 500 6 pc 480 each 12 pc 460 each', '500'],
    ['Up to 5 pcs: 700\n6 to 12 pcs: 680\nabove 12: 650', '700'],
    ['1-3 pc 900, 4+ pc 860', '900'],
    ['1 pc ka 550, 5 pc ka 530 per pc', '550'],
    ['Qty 1: 500\nQty 5: 480\nQty 10: 460', '500'],
    ['1+ pcs 450/-, 10+ pcs 430/-', '450'],
    ['1 to 5 pcs - 400 rs\n6 to 10 pcs - 380 rs\n11+ - 360 rs', '400'],
    ['1 પીસ ભાવ 600, 5 પીસ ભાવ 580', '600'],
    ['૧ પીસ ૬૦૦ / ૧૦ પીસ ૫૭૦', '600'],
    ['Single 450, set (5 pc) 430', '450, set 430'],
    ['Single pc - 1250, Full set - 1150 (per pc)', '1250, set 1150'],
    ['S.P. 650 F.S. 620', ''],
    ['Sets 600 each; singles 650', '650, set 600'],
  ])('%j says %j', (text, rates) => {
    expect(ratesIn(text)).toBe(rates);
  });
});

describe('where a single piece and one in the set differ', () => {
  it.each([
    ['Single 799 / Set 749', '799, set 749'],
    ['Single @ 650, Set @ 620 (6 pcs)', '650, set 620'],
    ['set 540 single 580', '580, set 540'],
    ['Single piece rate 999, full set rate 949', '999, set 949'],
    ['Set rate 560/- per pc. Single 600/-', '600, set 560'],
    ['सिंगल पीस 475/- सेट में 450/-', '475, set 450'],
    ['સિંગલ 650 સેટમાં 620', '650, set 620'],
    ['1 pc 650, full set 620', '650, set 620'],
    ['single le to 450 set le to 420', '450, set 420'],
    ['650 single 620 set', '650, set 620'],
    ['650 (single) 620 (set)', '650, set 620'],
    ['Rate 650 single, 620 full set', '650, set 620'],
    ['Single-650,Set-620+gst', '650, set 620'],
    ['In set 560, in single 590', '590, set 560'],
    ['Set to set 560, single 600', '600, set 560'],
    ['Set rate 450 single 50 rs extra', '500, set 450'],
    ['सेट में ₹560 सिंगल में ₹590', '590, set 560'],
    ['Single: Rs.700/- Set: Rs.660/- each, 5 pcs', '700, set 660'],
    ['set me 405 , single 430 +shipping', '430, set 405'],
    ['Full set lene par 375, single lene par 400', '400, set 375'],
  ])('%j says %j', (text, rates) => {
    expect(ratesIn(text)).toBe(rates);
  });
});

describe('where it is a payment, a charge, a wish or a limit', () => {
  it.each([
    ['Advance 50% dena hoga, rate 650', '650'],
    ['Payment 5000 received thank you', ''],
    ['₹2000 advance mil gaya', ''],
    ['Bhai 12,000 ka payment kar do', ''],
    ['Balance 8500 clear karo', ''],
    ['Rent 12000 per month shop available', ''],
    ['bus freight 250 rs', ''],
    ['Transport 180 per bundle', ''],
    ['भाड़ा 150 रुपये', ''],
    ['400 tak ki kurti chahiye', ''],
    ['500 ke andar saree chahiye kisi ke paas', ''],
    ['Mujhe 300-400 range me kurti chahiye', ''],
    ['ઓર્ડર 5000 ઉપર ફ્રી ડિલિવરી', ''],
    ['COD upto 5000 available', ''],
    ['5000 se kam ka order nahi lenge', ''],
    ['मुझे 500 तक की साड़ी चाहिए', ''],
    ['એડવાન્સ 1000 મોકલો', ''],
    ['Security deposit 25000', ''],
    ['Order of minimum 3000 rs', ''],
    ['अकाउंट में 4500 डाल दिए', ''],
    ['Khata baki 3400', ''],
    ['Tempo bhada 350', ''],
    ['આંગડિયા 10000 મોકલ્યા', ''],
    ['Kurti chahiye budget 350', ''],
    ['Parcel 4 pcs bheja hai 2200 ka', ''],
    ['Salary 15000', ''],
    ['Do you have saree under 700?', ''],
    ['GST bill 18500 bana do', ''],
    ['jisko chahiye message kare rate 450', '450'],
    ['Advance payment only. Rate 550/-', '550'],
    ['GPay available. 450/- only', ''],
    ['Full payment advance, price 650', '650'],
    ['No COD. Rate: 780', '780'],
    ['20% advance for booking, rate 850/-', '850'],
    ['Bank details: a/c 12345678 IFSC ABCD0123456', ''],
    ['Received 5,500 with thanks', ''],
    ['kal 8000 bheje the mile kya', ''],
    ['Dear sir your outstanding is Rs 45,600', ''],
    ['transport 60 rs per pc', ''],
    ['Courier 80/- extra all india', ''],
    ['હમાલી 50 રૂપિયા', ''],
    ['મારે 500 સુધીની સાડી જોઈએ', ''],
    ['बिल्टी चार्ज 120', ''],
    ['Mujhe 650 wali saree ka photo bhejo', ''],
    ['Rate batao 500 wali ka', ''],
    ['Iska rate 450 hai kya?', ''],
    ['800 tak ka dikhao', ''],
    ['order 10000 se upar pe 2% discount', ''],
    ['Minimum 5000 ka order', ''],
    ['ek parcel ka 150 lagega', ''],
    ['दुकान का भाड़ा 12000', ''],
    ['ઓફિસ ભાડે 8000', ''],
    ['kapde ki silai 250', ''],
    ['loading 300 unloading 200', ''],
    ['Interest 2% per month 5000', ''],
  ])('%j says %j', (text, rates) => {
    expect(ratesIn(text)).toBe(rates);
  });
});
