import CatalogTagPage from '@/pages/catalog/tag';
import { valueRequestsApi } from '@/lib/contracts/value-requests';
import { mockEndpoint } from '../support/mock-endpoint';
import { openApp } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { attributeId, tag, typeId } from '../support/starting-taxonomy';
import { catalog, taggingPlace, upload } from '../support/tagging-place';
import { request } from '../support/value-requests';

const SAREE = catalog(11, {
  title: 'Saree',
  productTypeId: typeId('Saree'),
  rate: 41_500,
  tags: [
    tag('colour', 'Red'),
    tag('fabric', 'Cotton'),
    tag('sareeLength', '5.5 m'),
    tag('blousePiece', 'Running blouse'),
  ],
});

async function openWork() {
  const place = taggingPlace([{ upload: upload(1), catalogs: [SAREE, catalog(12)] }]);
  const { user } = openApp('/catalog/tag', { roles: ['editor_catalog'], pages: { '/catalog/tag': CatalogTagPage } });
  await user.click(await screen.findByRole('button', { name: 'Get next' }));
  await screen.findByRole('group', { name: 'Product type' });
  return { user, ...place };
}

test('A tag is limited to some images, marked on these, and made about all again', async () => {
  const { user, updated } = await openWork();
  await user.click(screen.getByRole('button', { name: 'Tags of some photos…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tags of some photos' }));
  // The photo that was open is already selected.
  expect(dialog.getByRole('button', { name: 'Photo 1' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(dialog.getByRole('button', { name: 'Photo 3' }));
  await user.click(dialog.getByRole('button', { name: 'Red only for these' }));
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(screen.getByRole('list', { name: 'Tags of some photos' })).toHaveTextContent('Red: photos 1, 3 only');
  expect(screen.getByRole('button', { name: 'Photo 3, only here: Red' })).toBeInTheDocument();
  await user.keyboard(']');
  const imageIds = [SAREE.pictures[0]?.id, SAREE.pictures[2]?.id];
  await waitFor(() => expect(updated[0]?.body.tags).toContainEqual({ ...tag('colour', 'Red'), imageIds }));

  await user.keyboard('[[');
  await user.click(await screen.findByRole('button', { name: 'Tags of some photos…' }));
  const again = within(await screen.findByRole('dialog', { name: 'Tags of some photos' }));
  await user.click(again.getByRole('button', { name: 'Red for the whole catalog' }));
  await user.click(again.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText(/only$/)).not.toBeInTheDocument();
});

test('A missing value is requested with its search text; an existing one is offered', async () => {
  const asked = mockEndpoint(valueRequestsApi.ask, { request: request(1), existing: null });
  const { user } = await openWork();
  await user.keyboard('c/banglori{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Suggest a value' }));
  const name = dialog.getByRole('textbox', { name: 'Name in English' });
  expect(name).toHaveValue('banglori');
  await user.clear(name);
  await user.type(name, 'wine');
  expect(dialog.getByText('Colour has Wine already.')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Ask' })).toBeDisabled();
  await user.clear(name);
  await user.type(name, 'Banglori');
  await user.click(dialog.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByText(/^Suggested Colour Banglori\./)).toBeInTheDocument();
  expect(asked.map(({ body }) => body)).toEqual([
    { catalogId: SAREE.id, attributeId: attributeId('colour'), nameEn: 'Banglori', nameHi: '', note: '' },
  ]);
});
