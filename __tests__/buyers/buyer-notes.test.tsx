import { BuyerNotes } from '@/components/buyers/buyer-notes';
import { type BuyerNote, buyersApi } from '@/lib/contracts/buyers/buyers';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { asha, serverKnows } from '../support/open-app';
import { renderScreen, screen, waitFor } from '../support/render';

const BUYER_ID = '0198b2a0-0000-7000-8400-000000000001';
const NOTE: BuyerNote = {
  ...{ id: '0198b2a0-0000-7000-8400-000000000002', text: 'Pays late.', isOwn: true, editedAt: null },
  ...{ author: { id: asha().id, name: asha().name }, at: '2026-11-01T03:35:00.000Z' },
};

test('a note that could not be saved stays in its editor until it is', async () => {
  serverKnows(asha({ fo: ['manage_buyer'] }));
  let known = NOTE;
  mockEndpoint(buyersApi.notes, () => ({
    ...{ rows: [known], next: null, previous: null },
    count: { value: 1, isExact: true },
  }));
  mockEndpoint(buyersApi.editNote, () => refusal(503, { message: 'The server is busy.' }));
  const { user } = renderScreen(<BuyerNotes buyerId={BUYER_ID} />, { roles: ['manage_buyer'] });
  await user.click(await screen.findByRole('button', { name: 'Edit note' }));
  await user.type(screen.getByRole('textbox', { name: 'Note' }), ' Ask in March.');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('The server is busy.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Pays late. Ask in March.');

  mockEndpoint(buyersApi.editNote, ({ body: { text } }) => (known = { ...known, text }));
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Note' })).not.toBeInTheDocument());
  expect(await screen.findByText('Pays late. Ask in March.')).toBeInTheDocument();
});
