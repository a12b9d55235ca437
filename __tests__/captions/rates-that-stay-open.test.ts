import { type Finding } from '@/lib/domain/captions/reading';
import { readCaption } from '@/lib/domain/captions/read-caption';

const FIELDS = ['rate', 'setRate', 'pieces', 'sizes', 'designNumber'];

const told = ({ field, value }: Finding): string =>
  `${field} ${typeof value === 'number' && field.endsWith('ate') ? value / 100 : String(value)}`;

/** Certain findings as text: `rate 450, sizes M,L`. */
const read = (text: string): string =>
  readCaption(text)
    .findings.filter(({ field }) => FIELDS.includes(field))
    .map((finding) => told(finding).replace('setRate', 'in set'))
    .sort()
    .join(', ');

describe('numbers behind sizes', () => {
  it.each([
    ['M-50 L-60 XL-70 pcs available', 'sizes M,L,XL'],
    ['M-120 L-150 XL-180 pcs ready', 'sizes M,L,XL'],
    ['Stock M 100 L 120 XL 150', 'sizes M,L,XL'],
    ['Qty M 120 L 150 XL 180', 'sizes M,L,XL'],
    ['Order M 60 L 60 XL 80', 'sizes M,L,XL'],
    ['Chest in cm S 86 M 91 L 96 XL 101', 'sizes S,M,L,XL'],
    ['Chest M 96 L 101 XL 106 cm', 'sizes M,L,XL'],
    ['M-55 L-65 XL-75 bache hai', 'sizes M,L,XL'],
    ['Weight M 200 L 220 XL 240 gm', 'sizes M,L,XL'],
    ['Kurti L-1001 XL-1002 450', 'sizes L,XL'],
    ['Size chart cm\nM 96\nL 101\nXL 106\nRate 450', 'rate 450, sizes M,L,XL'],
    ['Available stock\nM - 52\nL - 60\nXL - 75\nKurti 450', 'rate 450, sizes M,L,XL'],
    ['M=100 L=120 XL=150 pcs\nRate 250', 'rate 250, sizes M,L,XL'],
  ])('in %j count, measure or name something', (text, values) => {
    expect(read(text)).toBe(values);
  });

  it.each([
    ['M L XL 450 XXL 480 20% less', 'sizes M,L,XL,XXL'],
    ['M-L 450\nXL-XXL 480 single 500', 'sizes M,L,XL,XXL'],
    ['M L XL 450\nXXL 480\n5 pc 400', 'sizes M,L,XL,XXL'],
  ])('in %j are one price of several kinds', (text, values) => {
    expect(read(text)).toBe(values);
  });

  it.each([
    ['Length 46\nM 450 L 470 XL 490', 'rate 450, sizes M,L,XL'],
    ['M 450/- L 470/- XL 490/- ready stock', 'rate 450, sizes M,L,XL'],
    ['M L XL 450\nXXL 480\ngst extra', 'rate 450, sizes M,L,XL,XXL'],
  ])('in %j are prices', (text, values) => {
    expect(read(text)).toBe(values);
  });
});

describe('one piece that costs more', () => {
  it.each([
    ['Kurti 450\nSingle +50 shipping', 'rate 450'],
    ['Kurti 450\nSingle +50 for shipping', 'rate 450'],
    ['Kurti 450\nSingle +50 courier', 'rate 450'],
    ['Kurti 450\nSingle +50 gst', 'rate 450'],
    ['Kurti 450\nCourier charge single +50', 'rate 450'],
    ['Single rate 450 (single pe 30 extra include)', 'rate 450'],
    ['Rate 480 (single ka 30 extra jud gaya)', 'rate 480'],
    ['Set 1200 (4 pc) single +30', 'pieces 4'],
  ])('in %j does not cost so much more than the rate', (text, values) => {
    expect(read(text)).toBe(values);
  });

  it.each([
    ['Kurti 450\nSingle pe 25 extra', 'in set 450, rate 475'],
    ['Kurti 450\nSingle pe 30 extra gst extra', 'in set 450, rate 480'],
    ['Kurti 450\nSingle 30 extra free shipping', 'in set 450, rate 480'],
  ])('in %j does', (text, values) => {
    expect(read(text)).toBe(values);
  });
});

describe('an amount beside several goods', () => {
  it.each([
    'Bhaiya 3 saree sirf 1050 me mil jayegi kya',
    '4 kurti 1000 me de do',
    'Didi 4 saree 2000 me le lo na',
    'Maine 3 saree 1050 me li thi',
    'Kal 5 saree 2500 me le gaya',
    '3 saree hold 2250 only',
    '3 saree pack kar do 2250 only',
    '2 kurti return 700 only',
    '2 saree damage 1400 only',
    '4 saree combo 650 pc',
    '3 saree sirf 1050 pr pc',
    '3 saree sirf 1050 prati saree',
    '3 kurti sirf 900 se start',
    '5 suit hi hai sirf 650',
    '5 kurti aai hai sirf 750',
    'Last 3 saree 450 only',
    'Combo of 6 sarees\n450',
    'Cotton kurti set combo 2 pc 499',
    'Kurti 3 pc combo 750',
    'Combo of 3 kurti 999\nCombo of 5 kurti 1499',
  ])('in %j is not shared out', (text) => {
    expect(read(text)).toBe('');
  });

  it('is not that of all where one is spoken of', () => {
    expect(read('Gown M L XL XXL 4 pc 1200 ek')).toBe('pieces 4, sizes M,L,XL,XXL');
  });

  it.each([
    ['तीन साड़ी सिर्फ 1050', 'pieces 3, rate 350'],
    ['3 saree 1050 me', 'pieces 3, rate 350'],
    ['3 saree sirf 1050 rs free shipping', 'pieces 3, rate 350'],
    ['3 saree 900 only, book fast', 'pieces 3, rate 300'],
    ['Combo offer 3 sarees 999', 'pieces 3, rate 333'],
    ['Combo of 3 kurtis\n999', 'pieces 3, rate 333'],
    ['Combo offer 2 gown 1500', 'pieces 2, rate 750'],
    ['3 legging combo 270', 'pieces 3, rate 90'],
  ])('in %j is what all of them cost', (text, values) => {
    expect(read(text)).toBe(values);
  });
});

describe('pieces that may be the parts of one of the goods', () => {
  it.each([
    ['Boys T-shirt Lower\n20 22 24\n3 pc set 600', 'sizes 20,22,24'],
    ['Baba suit\n20 22 24\n3 pc set 450', 'sizes 20,22,24'],
    ['Frock koti\n20 22 24\n3 pc set 600', 'sizes 20,22,24'],
    ['Sharara set L XL XXL\n3 pcs set = 1200', 'sizes L,XL,XXL'],
    ['Palazzo set M L XL 3 pc ka 900', 'sizes M,L,XL'],
    ['Kurti pant dupatta\nL XL XXL\n3 pc set 1195', 'sizes L,XL,XXL'],
    ['Kurti pant dupatta\nL XL XXL\n3 pc set\nRate 1195', 'rate 1195, sizes L,XL,XXL'],
    ['Salwar kameez L XL XXL\n3 pcs set\n850', 'rate 850, sizes L,XL,XXL'],
    ['Bridal gown M L XL XXL 4 pc 4500', 'pieces 4, sizes M,L,XL,XXL'],
    ['Blazer 36 38 40 42 4 pc 1600', 'pieces 4, sizes 36,38,40,42'],
    ['Sharara 3 pc set rate 500 mrp 1500', 'rate 500'],
    ['Top 3 pc set rate 500 mrp 1500', 'rate 500'],
    ['Coord 2 pc set 600 MRP 1200', ''],
    ['Kurti pant\n3 colour 3 pc set\n640', 'rate 640'],
  ])('in %j are no set to share out', (text, values) => {
    expect(read(text)).toBe(values);
  });

  it.each([
    ['Frock\n20 22 24\n3 pc set 600', 'pieces 3, rate 200, sizes 20,22,24'],
    ['Girls palazzo top\nsize 18 22 26\n3 pc box 660/-', 'pieces 3, rate 220, sizes 18,22,26'],
    ['Kurti M L XL XXL 4 pc 1200', 'pieces 4, rate 300, sizes M,L,XL,XXL'],
    ['Kurti pant\nL XL XXL\n3 pc set\nRate 595', 'pieces 3, rate 595, sizes L,XL,XXL'],
    ['Top 3 pc set rate 500 set ka 1500', 'pieces 3, rate 500'],
    ['Saree 640\n3 colour 3 pc set', 'pieces 3, rate 640'],
  ])('in %j are a set', (text, values) => {
    expect(read(text)).toBe(values);
  });
});

describe('colours and lots', () => {
  it.each([
    ['M L XL\n3 colour\nKurti 450', 'rate 450, sizes M,L,XL'],
    ['दो कलर\nકુર્તી 450\nM L XL', 'rate 450, sizes M,L,XL'],
    ['2 colour\nKurti 450\nSingle 480', 'rate 480'],
    ['Lot 180 pcs', ''],
    ['Mix lot 199 pc', ''],
    ['Kurti lot @ 180 pcs', ''],
    ['Kurti 450\n20 pc per colour stock', 'rate 450'],
  ])('in %j are no set', (text, values) => {
    expect(read(text)).toBe(values);
  });

  it.each([
    ['3 colour\nSaree 450', 'pieces 3, rate 450'],
    ['3 colour\nSaree 450\nNo single', 'pieces 3, rate 450'],
    ['3 colour\nSaree 450\nFree size', 'pieces 3, rate 450, sizes Free'],
    ['Full lot 180 pcs', 'pieces 180'],
    ['Lot of 180 pcs', 'pieces 180'],
    ['Bale 180 pcs lot', 'pieces 180'],
    ['Lot 180 pcs\nrate 95', 'pieces 180, rate 95'],
  ])('in %j are one', (text, values) => {
    expect(read(text)).toBe(values);
  });
});

describe('sizes and names', () => {
  it.each([
    ['Size 20 22 24 26 rate 250 har size 10 extra', 'rate 250, sizes 20,22,24,26'],
    ['Baba suit size 20-30 rate 310 har size 10 rs badhega', 'rate 310, sizes 20,22,24,26,28,30'],
    ['Blouse stitched 38 (margin 42)', 'sizes 38'],
    ['Kids frock size 2 4 6', 'sizes 2,4,6'],
    ['Design no 36\nRate 450', 'designNumber 36, rate 450'],
    ['Design #36\nRate 450', 'designNumber 36, rate 450'],
    ['Design 36A\nRate 450', 'designNumber 36A, rate 450'],
    ['Design 101\nRate 450', 'designNumber 101, rate 450'],
    ['Design 34\nSaree 1020\n5 colour', 'designNumber 34, pieces 5, rate 1020'],
  ])('in %j are told', (text, values) => {
    expect(read(text)).toBe(values);
  });

  it.each([
    ['Blouse stitch 60 me ho jayega', ''],
    ['Blouse 34 ready 38 dispatch', ''],
    ['Curtain 36 38 40 42 feet', ''],
    ['Curtain\nSize 4-5-7-9 ft\n450', ''],
    ['Curtain feet size 5 7 9 rate 250', ''],
    ['Design 40\n450 per pc set of 40', 'pieces 40, rate 450'],
    ['Design 36\nRate 450', 'rate 450'],
  ])('in %j are not', (text, values) => {
    expect(read(text)).toBe(values);
  });

  it('a question tells of no tax', () => {
    const gstOf = (text: string) => readCaption(text).findings.filter(({ field }) => field === 'gst').length;
    expect(['includes gst?', 'Rate 450 includes gst?', 'Rate 450 gst included'].map(gstOf)).toEqual([0, 0, 1]);
  });
});
