import { AnswerDialog } from '@/components/orders/answer-dialog';
import { subOrdersApi } from '@/lib/contracts/orders/sub-orders';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { ORDER_LINE, SUB_ORDER } from '../support/orders';
import { renderScreen, screen } from '../support/render';

test('what is refused is taken off what is accepted', async () => {
  const answers = mockEndpoint(subOrdersApi.answer, () => refusal(409, { message: 'Too late.' }));
  const { user } = renderScreen(<AnswerDialog part={SUB_ORDER} onClose={jest.fn()} />, { roles: ['admin'] });
  const accepted = screen.getByRole('textbox', { name: 'Accepted' });
  expect(accepted).toHaveValue('20');
  await user.clear(screen.getByRole('textbox', { name: 'Refused' }));
  await user.type(screen.getByRole('textbox', { name: 'Refused' }), '4');
  expect(accepted).toHaveValue('16');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Why refused' }), 'Out of stock');
  await user.click(screen.getByRole('button', { name: 'Record answer' }));
  expect(await screen.findByText('Too late.')).toBeInTheDocument();
  expect(answers.map(({ body }) => body.lines)).toEqual([
    [{ lineId: ORDER_LINE.id, accepted: 16, refused: 4, reason: 'Out of stock' }],
  ]);
});
