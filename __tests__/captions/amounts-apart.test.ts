import { readCaption } from '@/lib/domain/captions/read-caption';

const found = (text: string, field: string) =>
  readCaption(text)
    .findings.filter((finding) => finding.field === field)
    .map(({ value }) => (field === 'rate' ? Number(value) / 100 : value));

it.each([
  ['Rs.2️⃣2️⃣5️⃣0️⃣ nahi , 1️⃣8️⃣5️⃣0️⃣ only', 1850],
  ['galti se 450 likh diya tha sorry, sahi rate 540 hai. Cotton kurti', 540],
  ['Kal 560 bola tha galti se, sahi rate 590', 590],
  ['party 425 bol rahi thi humne 395 fix karwaya hai', 395],
  ['price drop alert\n1299 👉 1099 👉 949\nsharara set', 949],
  ['9 9 9 wali saree sirf 6 4 9', 649],
  ['Price 1200\nDiscount 20%\nFinal 960', 960],
  ['flat 30% off\nsaree 1000 wali saree 700 me', 700],
])('an amount that is denied or no longer holds is none: %j', (text, rate) => {
  expect(found(text, 'rate')).toEqual([rate]);
});

it.each([
  ['leggings 4 way cotton lycra 95/- 24 colour ready', 95],
  ['Kurti 650\n+₹50 for 3XL', 650],
  ['Rate 545, 4XL 5XL me +60', 545],
  ['Velvet 9000 quality dupatta\n390 rs', 390],
  ['loop lycra L XL XXL\n85/\nlot 500 pc', 85],
  ['ભાવ પંચાણું રૂપિયા', 95],
  ['kurti 250 में, 3 पीस से ऊपर लेने पर 240', 250],
  ['दो पीस सेट – कुर्ता पैंट\n₹ 5 5 0', 550],
  ['COMBO OFFER\nkurti + plazo + dupatta\nRs 555', 555],
])('what stands beside an amount leaves it alone: %j', (text, rate) => {
  expect(found(text, 'rate')).toEqual([rate]);
});

it.each(['kurti 525 + 5%\nset to set', '385 +\ngst\n+courier', 'Rate 699/-\nGST 5% + shipping extra'])(
  'a tax on top is said in %j',
  (text) => {
    expect(found(text, 'gst')).toEqual(['extra']);
  },
);

it('a combo of goods that are not worn together has no rate of a piece', () => {
  expect(found('Rs 999/-\nCombo set saree + kurti', 'rate')).toEqual([]);
});
