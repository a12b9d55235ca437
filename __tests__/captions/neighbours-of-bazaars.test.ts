import { valuesOf } from '../harness/bench/captions/score';
import { readCaption } from '@/lib/domain/captions/read-caption';
import { CAPTION_FIELDS, type CaptionField } from '@/lib/domain/captions/reading';

/** Certain findings of a caption, as `rate 450, pieces 4`, restricted to the given fields. */
const said = (text: string, ...fields: CaptionField[]): string => {
  const reading = readCaption(text);
  return CAPTION_FIELDS.filter((field) => fields.includes(field))
    .flatMap((field) => valuesOf(reading, field).map((value) => `${field} ${value}`))
    .join(', ');
};

it.each([
  ['Design No :\n2201\n2202\n2205\nRate 450', '2201,2202,2205'],
  ['ડિઝાઇન નંબર\n301\n302\n303\nભાવ 425', '301,302,303'],
  ['D.No. 12A\n12B\n12C\n650', '12A,12B,12C'],
  ['Code\nSR-11\nSR-12\nRate 590', 'SR-11,SR-12'],
  ['D No :\n1101\n1105\n1110\nrate 450', '1101,1105,1110'],
  ['D No :\n1101\n1150\nrate 450', ''],
  ['Design no\n450\n470', ''],
  ['Code : 4512, 2xl se 4xl\nRate 540', '4512'],
])('the designs of %j are %j', (text, expected) => {
  expect(valuesOf(readCaption(text), 'designNumber').join()).toBe(expected);
});

it.each([
  ['Gown 650, min 4', '4 pieces'],
  ['Saree\nrate 450\nMoq: 24', '24 pieces'],
  ['सूट 650\nमिनिमम 5', '5 pieces'],
  ['Saree 6 pc set\nrate 450\nmin 2', ''],
  ['Saree 6 pc\nrate 450\nmin 2', ''],
  ['MOQ 50', ''],
  ['Saree\nrate 450\n10 pcs lene padenge minimum', '10 pieces'],
  ['Saree 450\n8 पीस लेना पड़ेगा कम से कम', '8 pieces'],
  ['Saree\nrate 450\n10 nang to leva j padse', '10 pieces'],
  ['Saree\nrate 450\n6 पीस तो लेना ही पड़ेगा', '6 pieces'],
  ['Kurti 450\n10 પીસ લેવા પડશે', '10 pieces'],
  ['Saree 6 pc set 450\n6 pc lena padega', ''],
])('the least order of %j is %j', (text, expected) => {
  expect(valuesOf(readCaption(text), 'minimumOrder').join()).toBe(expected);
});

it.each([
  ['Lehenga\nRate 1450\n4 colour set 5400', 'rate 1450, setRate 1350, pieces 4'],
  ['Saree price 550\nfull set 6 pcs - 3000', 'rate 550, setRate 500, pieces 6'],
  ['Kurti\n450/- set me 425/-\n6 kurti', 'rate 450, setRate 425, pieces 6'],
  ['Saree Rs 450 set mein 430\n8 saree', 'rate 450, setRate 430, pieces 8'],
  ['Kurti set me 425', ''],
  ['Kurti 3 रंग का सेट 1350', 'rate 450, pieces 3'],
  ['Lehenga set of 3 colours 3600', 'rate 1200, pieces 3'],
  ['Kurti pant dupatta 3 colour set 1350', 'pieces 3'],
  ['Saree 8 pc 2800 total', 'rate 350, pieces 8'],
  ['साड़ी 12 पीस 3600', 'rate 300, pieces 12'],
  ['Banarasi silk saree 6 pc 2400', 'pieces 6'],
  ['8 pcs 3320/-', 'pieces 8'],
  ['Saree rate 2400\n8 pc', 'pieces 8'],
  ['Kurti\nM L XL XXL\n4 pc set\nसेट का रेट 1400/-', 'rate 350, pieces 4'],
  ['Suit\nM L XL XXL\n4 pc set\nset ka rate 1400', 'pieces 4'],
  ['Kurti 8 colours x 5 sizes\n350\nmin 40 pcs', 'rate 350, pieces 40'],
])('sets of %j are %j', (text, expected) => {
  expect(said(text, 'rate', 'setRate', 'pieces')).toBe(expected);
});

it.each([
  ['साड़ी 350 नेट सूरत से', 'rate 350'],
  ['Saree 345 nang, kam se kam 6 pc', 'rate 345'],
  ['Saree 300 pc, minimum 20 pc', ''],
  ['Saree 540/- (1-4 pcs)', 'rate 540'],
  ['साड़ी 410 (1-4 पीस), 5 से ज्यादा 390', 'rate 410'],
  ['Saree\n540/- upto 5 pcs\n510/- above 5 pcs', 'rate 540'],
  ['Kurti\nrate 450\n10 pc pe 430', 'rate 450'],
  ['Kurti new price 650 ❌ 550', 'rate 550'],
  ['Saree bandhani design Rs 650', 'rate 650'],
  ['churidar ka rate 118\nankle ka 112\nleggings lycra', ''],
  ['चूड़ीदार का रेट 118\nएंकल का 112\nलेगिंग', ''],
  ['Petticoat ka 110\nblouse ka 120', ''],
])('the rate of %j is %j', (text, expected) => {
  expect(said(text, 'rate', 'setRate', 'pieces')).toBe(expected);
});

it.each([
  ['Saree 450\ngst extra nahi lagega', 'gst included'],
  ['Saree 450 gst alag nahi', 'gst included'],
  ['Saree 450\ngst sath me', 'gst included'],
  ['Saree 450\ncourier extra nahi', 'shipping free'],
  ['Saree 450\nblouse sath me\ngst extra', 'gst extra'],
  ['Kids kurta\nSize 1 to 4\n4 ka set', 'sizes 1, sizes 2, sizes 3, sizes 4'],
  ['Blouse\n36 ready, margin 42 tak\n210', 'sizes 36'],
  ['Saree\n38 free, 42 tak margin', ''],
])('terms and sizes of %j are %j', (text, expected) => {
  expect(said(text, 'gst', 'shipping', 'sizes')).toBe(expected);
});

it.each([
  ['इकत कॉटन साड़ी 650', 'ikkat cotton'],
  ['Ikkat cotton kurti 350', 'cotton'],
  ['કલકત્તા કોટન સાડી 450', 'kolkata cotton'],
  ['Kolkata se cotton saree 450', 'cotton'],
  ['Makhmali touch saree 450', ''],
  ['Suit\nbottom spun cotton\n450', 'spun cotton'],
  ['Mangalgiri dress material\nbottom all cotton\n950', 'mangalgiri'],
  ['Rayon kurti ka set kitne ka hai, rate batao', ''],
])('the cloths of %j are %j', (text, expected) => {
  expect(valuesOf(readCaption(text), 'fabric').join()).toBe(expected);
});
