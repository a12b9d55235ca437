import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import CatalogBrowsePage from '@/pages/catalog';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { asha, openApp, serverKnows } from '../support/open-app';
import { screen, waitFor } from '../support/render';
import { mockReviewQueue, waiting } from '../support/review-place';
import { STARTING_TAXONOMY } from '../support/starting-taxonomy';

async function open() {
  serverKnows(asha({ fo: ['editor_review'] }));
  mockEndpoint(taxonomyApi.get, STARTING_TAXONOMY);
  mockReviewQueue(() => [waiting(1), waiting(2)]);
  const { user } = openApp('/catalog?tab=review', {
    roles: ['editor_review'],
    pages: { '/catalog': CatalogBrowsePage },
  });
  await screen.findByRole('heading', { name: 'Georgette saree 1' });
  return user;
}

test('a catalog being accepted allows no other action, so a refusal is shown', async () => {
  let answer: (response: Response) => void = () => undefined;
  const accepted = mockEndpoint(catalogsApi.accept, () => new Promise<Response>((resolve) => (answer = resolve)));
  const user = await open();
  await user.keyboard('a');
  await waitFor(() => expect(accepted).toHaveLength(1));
  expect(screen.getByRole('textbox', { name: 'Title' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Later (L)' })).toBeDisabled();
  expect(screen.getByRole('button', { name: /\(B\)$/ })).toBeDisabled();
  await user.keyboard('brl');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  answer(refusal(409, { message: 'Its seller is closed.' }));
  expect(await screen.findByText('Its seller is closed.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Georgette saree 1' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Title' })).toBeEnabled();
});

test('keys that follow a step before its dialog is there do nothing', async () => {
  const accepted = mockEndpoint(catalogsApi.accept, () => refusal(404));
  const user = await open();
  await user.keyboard('bal');
  expect(await screen.findByRole('dialog', { name: /Georgette saree 1/ })).toBeInTheDocument();
  expect(accepted).toHaveLength(0);
});
