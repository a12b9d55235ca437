import { AnswerDialog } from '@/components/orders/answer-dialog';
import type { OrderLine, SubOrder } from '@/lib/contracts/orders/order-record';
import { subOrdersApi } from '@/lib/contracts/orders/sub-orders';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { renderScreen, screen } from '../support/render';
import { KESAR } from '../support/sellers';

const id = (last: number) => `0198b2a0-0000-7000-8910-00000000000${last}`;
const NONE = { accepted: 0, refused: 0, cancelled: 0, dispatched: 0, delivered: 0, returned: 0 };

const LINE: OrderLine = {
  ...{ id: id(1), catalogId: id(2), title: 'Kesariya vol 4', setPieces: null, ordered: 20, ...NONE },
  seller: { id: KESAR.id, businessName: KESAR.businessName, minimumOrderValue: 0 },
  ...{ rate: 41_500, rateReason: null, catalogRate: 41_500, gstBasisPoints: 500, refusedReason: null },
};

const PART: SubOrder = {
  ...{ id: id(3), orderId: id(4), orderNumber: 1042, position: 1, headline: 'placed', version: 2, ordered: 20 },
  ...{ ...NONE, taxable: 830_000, tax: 41_500, payable: 871_500, discountBasisPoints: 0 },
  buyer: { id: id(5), businessName: 'Roop Sangam', city: 'Jaipur' },
  seller: { id: KESAR.id, businessName: KESAR.businessName },
  ...{ lrMissing: false, isLate: false, placedAt: '2026-11-20T06:00:00.000Z', movedAt: '2026-11-20T06:00:00.000Z' },
  ...{ lines: [LINE], consignments: [], returns: [] },
};

test('what is refused is taken off what is accepted', async () => {
  const answers = mockEndpoint(subOrdersApi.answer, () => refusal(409, { message: 'Too late.' }));
  const { user } = renderScreen(<AnswerDialog part={PART} onClose={jest.fn()} />, { roles: ['admin'] });
  const accepted = screen.getByRole('textbox', { name: 'Accepted' });
  expect(accepted).toHaveValue('20');
  await user.clear(screen.getByRole('textbox', { name: 'Refused' }));
  await user.type(screen.getByRole('textbox', { name: 'Refused' }), '4');
  expect(accepted).toHaveValue('16');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Why refused' }), 'Out of stock');
  await user.click(screen.getByRole('button', { name: 'Record answer' }));
  expect(await screen.findByText('Too late.')).toBeInTheDocument();
  expect(answers.map(({ body }) => body.lines)).toEqual([
    [{ lineId: LINE.id, accepted: 16, refused: 4, reason: 'Out of stock' }],
  ]);
});
