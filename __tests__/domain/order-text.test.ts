import { textForBuyer, textForSeller } from '@/lib/domain/orders/order-text';
import { NO_PIECES } from '@/lib/domain/orders/quantities';

const PART = {
  orderNumber: 1042,
  position: 2,
  seller: { businessName: 'Kesar Textiles' },
  lines: [
    { ...NO_PIECES, ordered: 8, title: 'Kesariya vol 4', rate: 41_500, setPieces: 4 },
    { ...NO_PIECES, ordered: 5, refused: 2, title: 'Rangoli', rate: 19_950, setPieces: null },
    { ...NO_PIECES, ordered: 5, cancelled: 5, title: 'Panghat', rate: 30_000, setPieces: null },
  ],
  discountBasisPoints: 0,
  taxable: 391_850,
  tax: 19_593,
  payable: 411_400,
};

it('a seller reads what to send and where it goes', () => {
  expect(textForSeller(PART, { businessName: 'Roop Sangam', city: 'Jaipur' })).toBe(
    [
      '*Order 1042-2*',
      'Roop Sangam, Jaipur',
      '• Kesariya vol 4: 8 pc (2 set) × ₹415',
      '• Rangoli: 3 pc × ₹199.50',
      'Goods ₹3,918.50 + GST ₹195.93',
    ].join('\n'),
  );
});

it('a buyer reads what comes from whom, and what is to be paid', () => {
  expect(
    textForBuyer(1042, [PART, { ...PART, lines: [] }])
      .split('\n')
      .slice(-1),
  ).toEqual(['To pay ₹8,228 with GST']);
});
