import { DispatchDialog } from '@/components/orders/dispatch-dialog';
import { subOrdersApi } from '@/lib/contracts/orders/sub-orders';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { ORDER_LINE, SUB_ORDER } from '../support/orders';
import { renderScreen, screen } from '../support/render';

const ACCEPTED = { ...SUB_ORDER, lines: [{ ...ORDER_LINE, accepted: 20 }] };

test('a dispatch is sent with everything that was typed of its lorry', async () => {
  const dispatches = mockEndpoint(subOrdersApi.dispatch, () => refusal(409, { message: 'Too late.' }));
  const { user } = renderScreen(<DispatchDialog part={ACCEPTED} onClose={jest.fn()} />, { roles: ['admin'] });
  const type = async (name: string, text: string) => {
    await user.clear(screen.getByRole('textbox', { name }));
    await user.type(screen.getByRole('textbox', { name }), text);
  };
  await type('Transporter', 'Ganesh Roadways');
  await type('LR number', 'GR 4471');
  await type('Weight in kg', '85');
  await type('Parcels', '3');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Freight' }), 'Paid');
  await user.click(screen.getByRole('button', { name: 'Record dispatch' }));
  expect(await screen.findByText('Too late.')).toBeInTheDocument();
  expect(dispatches.map(({ body }) => body)).toMatchObject([
    {
      ...{ lines: [{ lineId: ORDER_LINE.id, pieces: 20 }], version: SUB_ORDER.version, isMeant: false },
      ...{ transporter: 'Ganesh Roadways', lrNumber: 'GR 4471', weightKg: 85, photoId: null },
      ...{ parcels: 3, freight: 'paid', dispatchedAt: expect.any(String) },
    },
  ]);
});
