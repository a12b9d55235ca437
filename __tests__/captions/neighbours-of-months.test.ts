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
  ['Top\n100 pc lot full lena padega\n130/-', 'rate 130, pieces 100'],
  ['कुर्ती मिक्स लॉट\n100 पीस लॉट पूरा लेना पड़ेगा\n130/-', 'rate 130, pieces 100'],
  ['કુર્તી લોટ\n100 પીસ લોટ આખો લેવો પડશે\n130/-', 'rate 130, pieces 100'],
  ['999 me 3 pc nighty', 'rate 333, pieces 3'],
  ['999 में 3 नाइटी', 'rate 333, pieces 3'],
  ['1000 me 4 pc legging', 'rate 250, pieces 4'],
  ['999 me 2 saree', ''],
  ['2 pc saree 999 me', ''],
  ['Track pant L XL XXL\n10 pc 1250', 'rate 125, pieces 10'],
  ['Kurti 12 pc 1200', 'pieces 12'],
  ['Saree\nFull catalog 12 pcs\n6600/-', 'rate 550, pieces 12'],
  ['Saree\n₹380\n10 color\nCombo 2 pc 700', 'rate 380, pieces 10'],
  ['Set 3 pc 1350\nMaheshwari saree', 'rate 450, pieces 3'],
  ['Kurti 3 pc set 1350', ''],
  ['Saree\n6 pc\n450/- full set only', 'rate 450, pieces 6'],
])('counts and sums of %j are %j', (text, expected) => {
  expect(said(text, 'rate', 'setRate', 'pieces')).toBe(expected);
});

it.each([
  ['Saree\nDesign : 8\nRate 450', 'rate 450, pieces 8'],
  ['Kurti colours: red, blue, green, yellow\nRate 350', 'rate 350, pieces 4'],
  ['કલર : લાલ, પીળો, લીલો, વાદળી\nસાડી 450', 'rate 450, pieces 4'],
  ['Colours : red, blue, green, pink, many more\nSaree 350', 'rate 350'],
  ['Kota saree, 3 colours, 725/-', 'rate 725, pieces 3'],
  ['Saree 20 color available\nRate 780', 'rate 780'],
  ['D.No 901 902 903 904\nRate 560\nFull catalog only', 'rate 560, pieces 4'],
  ['D.No 901 902 903 904\nRate 560\nSingles available', 'rate 560'],
  ['Lehenga\nकलर - 5\nरेट 2890', 'rate 2890, pieces 5'],
  ['Kurti\n8 design 285', 'rate 285, pieces 8'],
  ['Saree 4 colour 2400', 'pieces 4'],
])('designs and colours of %j are %j', (text, expected) => {
  expect(said(text, 'rate', 'setRate', 'pieces')).toBe(expected);
});

it.each([
  ['Kids frock 1 to 8 yr\n250 onwards', '250'],
  ['Saree 450 onwards', ''],
  ['Leggings\nM-XXL, 3XL-5XL\n95/110', '95'],
  ['Kurti M L XL\nRate 350/400', ''],
  ['Advance 500 baki COD\nSaree\n4500', '4500'],
  ['Payment 2000 advance mila\nbaki 4500', ''],
  ['upar wala same rate 510', '510'],
  ['Kurti 150 rs any pc', '150'],
  ['सलवार\n140 पीस\nकम से कम 20 पीस', '140'],
  ['Saree\n150 pcs\nminimum 10 pcs', ''],
])('the rate of %j is %j', (text, expected) => {
  expect(valuesOf(readCaption(text), 'rate').join()).toBe(expected);
});

it.each([
  ['Saree 450\n5% gst', 'gst extra'],
  ['Saree with blouse\nRate 450, GST 5%', 'gst extra'],
  ['Saree 450\nGST +', 'gst extra'],
  ['Saree 450\nTax : 5%', ''],
  ['Saree 450\nGST 5%\ninclusive', ''],
  ['आपका पार्सल सोमवार तक पहुंच जाएगा', ''],
  ['Saree 450, courier aapka', 'shipping extra'],
  ['Ye kurti 3XL me milegi? rate kya lagega', ''],
  ['Kurti M L XL available hai', 'sizes M, sizes L, sizes XL'],
  ['Catalog: MEHANDI 7\nRate 540', 'volume 7'],
  ['Catalog : Tulsi-3\nRate 540', ''],
])('terms of %j are %j', (text, expected) => {
  expect(said(text, 'gst', 'shipping', 'sizes', 'volume')).toBe(expected);
});

it.each([
  ['हैंडलूम कॉटन साड़ी\nखादी बॉर्डर', 'handloom cotton'],
  ['Kurti\ncotton embroidery', 'cotton'],
  ['Georgette saree\ncotton embroidery', 'georgette'],
  ['बनारसी साड़ी\nसेमी कतान', 'semi katan'],
  ['Voile suit\nDupatta kota', 'voile,kota doria'],
])('the cloths of %j are %j', (text, expected) => {
  expect(valuesOf(readCaption(text), 'fabric').join()).toBe(expected);
});
