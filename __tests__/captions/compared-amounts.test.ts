import { readCaption } from '@/lib/domain/captions/read-caption';
import { valuesOf } from '../harness/bench/captions/score';

it.each([
  ['450 wali saree 399 me', '399'],
  ['900 ka item 640 me', '640'],
  ['1200 ni saree fakt 799 ma', '799'],
  ['900 वाली साड़ी 640 में', '640'],
  ['Price down 850 to 799', '799'],
  ['Rate drop 850 se 799', '799'],
  ['550 (pehle 600)', '550'],
  ['₹749 ~₹999~', '749'],
  ['MRP@1999 @899', '899'],
  ['Brand price 2500, aapke liye 1100', '1100'],
  ['Online price ₹1499, B2B price ₹799', '799'],
  ['बाहर 1200 में मिलेगा, यहां 850', '850'],
  ['एमआरपी 1599, थोक भाव 699', '699'],
  ['રિટેલ 1200 હોલસેલ 750', '750'],
  ['બહાર 1000, અમારે ત્યાં 700', '700'],
  ['અગાઉ 800 હતો, હાલ 700', '700'],
  ['Kurti pant set 550/-', '550'],
  ['Saree 799', '799'],
  ['Loot lo sirf 299', '299'],
  ['Design 4512', ''],
  ['Buy 2 get 3 free 999', ''],
  ['Rate 400 se start', ''],
  ['Kurti 450 plazo 250', ''],
])('%j asks for %j', (text, rate) => {
  expect(valuesOf(readCaption(text), 'rate').join()).toBe(rate);
});
