import { readCaption } from '@/lib/domain/captions/read-caption';

const found = (text: string, field: string) =>
  readCaption(text)
    .findings.filter((finding) => finding.field === field)
    .map(({ value }) => (field === 'rate' ? Number(value) / 100 : value));

it.each([
  ['Rs.2️⃣2️⃣5️⃣0️⃣ nahi , 1️⃣8️⃣5️⃣0️⃣ only', 1850],
  ['galti se 450 likh diya tha sorry, sahi rate 540 hai. Cotton kurti', 540],
  ['2199 nahi, 1999 nahi, sirf aur sirf ₹1599\nanarkali', 1599],
  ['Madam 900 possible nahi, 1080 last. organza saree', 1080],
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
  ['Kurti 650\nXL XXL 20/- jyada', 650],
  ['Rayon kurti 450\n3XL 4XL me 30/- zyada', 450],
  ['Saree 650\nXXL wale me 30/- badhega', 650],
  ['Saree 425 ka\nBlouse 60/- jyada', 425],
  ['Kurti 425\nReturn pe 50/- katega', 425],
  ['Suit 750\nMunda silai 80/-', 750],
  ['Kurti Pant Set\n₹ 435\n(XXL ₹ 450)', 435],
  ['Sharara set\nSize M to XL 999\nXXL 50 rs extra', 999],
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

it.each([
  'आज की रेट लिस्ट\nशिफॉन साड़ी 210\nजॉर्जेट साड़ी 265\nक्रेप साड़ी 280',
  'Dear resellers, we have 1000+ designs in our group',
  'છોકરીઓ ના ફ્રોક\n૩ પીસ ના ૭૨૦ રૂપિયા',
  'Book ur set @ 4 pcs = 2180',
  'silk kurti\nBook ur set @ 4 pcs = 2180',
  'Jogger pant boys\nset 3 pc = 405',
  '400 ka 4 pc t-shirt ladies free size cotton',
])('no rate is taken from %j', (text) => {
  expect(found(text, 'rate')).toEqual([]);
});

it('a combo of goods that are not worn together has no rate of a piece', () => {
  expect(found('Rs 999/-\nCombo set saree + kurti', 'rate')).toEqual([]);
});
