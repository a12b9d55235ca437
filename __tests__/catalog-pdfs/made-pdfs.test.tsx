import { type CatalogPdf, catalogPdfsApi } from '@/lib/contracts/catalog-pdfs';
import { WHATSAPP_LIMITS } from '@/lib/domain/catalog-pdf/whatsapp-sizes';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { AT, PATH, RADHIKA, button, chosenRows, id, job, open, page, pdf, server } from '../support/pdf-place';
import { screen, waitFor, within } from '../support/render';

const pick = ({ catalogIds, options, format }: CatalogPdf) => ({ catalogIds, options, format });

test('a large one is made smaller, and its text is copied', async () => {
  const made = { at: AT, pages: 3, missingPhotos: 0, name: 'Diwali 2026.pdf', bytes: WHATSAPP_LIMITS.easy + 1 };
  server({ mine: [pdf({ made })] });
  const { user } = open(`?pdf=${id(700)}`);
  const text = mockEndpoint(catalogPdfsApi.text, { text: '*Diwali 2026*' });
  const written = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await button('Copy as WhatsApp text'));
  expect(await screen.findByText('The text is copied. Paste it in WhatsApp.')).toBeInTheDocument();
  expect(text[0]?.body.catalogIds).toEqual(pdf().catalogIds);
  await user.click(await button('Copy link'));
  const link = `${window.location.origin}${PATH}?pdf=${id(700)}`;
  expect(written.mock.calls).toEqual([['*Diwali 2026*'], [link]]);

  const smaller = pdf({ id: id(701), quality: 'smaller', made: null, job: job({ state: 'queued' }) });
  const created = mockEndpoint(catalogPdfsApi.create, smaller);
  await user.click(await button('Make it smaller'));
  await waitFor(() => expect(window.location.search).toBe(`?pdf=${smaller.id}`));
  expect(created[0]?.body).toEqual({ ...pick(smaller), quality: 'smaller' });
});

test('an outdated PDF is remade at its address, and the selection stays', async () => {
  const mine = [pdf({ isOutdated: true })];
  server({ mine });
  const remade = mockEndpoint(catalogPdfsApi.remake, () => {
    mine[0] = pdf({ job: job({ state: 'queued', done: 0 }) });
    return mine[0];
  });
  const { user } = open();
  const list = within(await screen.findByRole('list', { name: 'Made by you' }));
  expect(await list.findByText('Outdated')).toBeInTheDocument();
  await user.click(await button('Add Bandhani Special'));
  await user.click(list.getByRole('button', { name: 'Open Diwali 2026' }));
  const result = within(await screen.findByRole('region', { name: 'Diwali 2026' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await chosenRows()).toEqual(['Bandhani Special']);
  await user.click(await result.findByRole('button', { name: 'Make again' }));
  expect(await result.findByText('Queued')).toBeInTheDocument();
  expect(remade.map(({ params }) => params.id)).toEqual([id(700)]);
  await waitFor(() => expect(list.queryByText('Outdated')).not.toBeInTheDocument());
});

test('one that was made is removed after a question', async () => {
  const mine = [pdf()];
  server({ mine });
  const removed = mockEndpoint(catalogPdfsApi.remove, () => {
    mine.pop();
    return {};
  });
  const { user } = open();
  await user.click(await button('Remove Diwali 2026'));
  const question = within(await screen.findByRole('dialog', { name: 'Remove “Diwali 2026”?' }));
  await user.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No PDFs yet')).toBeInTheDocument();
  expect(removed.map(({ params }) => params.id)).toEqual([id(700)]);
});

test('making it again tells how many catalogs it is without', async () => {
  const outdated = pdf({ isOutdated: true });
  server({ mine: [outdated] });
  mockEndpoint(catalogPdfsApi.remake, { ...outdated, catalogIds: [RADHIKA.id], job: job({ state: 'queued' }) });
  const { user } = open(`?pdf=${outdated.id}`);
  await user.click(await button('Make again'));
  expect(await screen.findByText('Without 1 catalog that buyers do not see any more.')).toBeInTheDocument();
});

test('those that cannot be loaded are not said to be none', async () => {
  server();
  mockEndpoint(catalogPdfsApi.list, () => refusal(500, { requestId: 'r-17' }));
  const { user } = open();
  expect(await screen.findByText('r-17')).toBeInTheDocument();
  expect(screen.queryByText('No PDFs yet')).not.toBeInTheDocument();
  mockEndpoint(catalogPdfsApi.list, page([pdf()]));
  await user.click(await button('Try again'));
  expect(await button('Open Diwali 2026')).toBeInTheDocument();
});
