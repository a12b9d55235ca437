import AddTagPage from '@/pages/catalog/tag/add/[id]';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import { type ValueRequest, valueRequestsApi } from '@/lib/contracts/value-requests';
import { mockEndpoint } from '../support/mock-endpoint';
import { asha, openApp, serverKnows } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { attributeId, STARTING_TAXONOMY, tag, typeId } from '../support/starting-taxonomy';
import { catalog } from '../support/tagging-place';
import { request } from '../support/value-requests';

const SAREE = catalog(11, { title: 'Kesariya', productTypeId: typeId('Saree'), tags: [tag('fabric', 'Cotton')] });

async function openAddTag() {
  serverKnows(asha({ fo: ['editor_catalog'] }));
  let wishes: ValueRequest[] = [];
  mockEndpoint(taxonomyApi.get, STARTING_TAXONOMY);
  mockEndpoint(catalogsApi.get, SAREE);
  mockEndpoint(valueRequestsApi.ofCatalog, () => wishes);
  const updated = mockEndpoint(catalogsApi.update, ({ body: { version, ...fields } }) => ({
    ...SAREE,
    ...fields,
    version: version + 1,
  }));
  const asked = mockEndpoint(valueRequestsApi.ask, ({ body }) => {
    wishes = [request(1, { nameEn: body.nameEn })];
    return { request: wishes[0] ?? null, existing: null };
  });
  const { user } = openApp(`/catalog/tag/add/${SAREE.id}`, {
    roles: ['editor_catalog'],
    pages: { '/catalog/tag/add/[id]': AddTagPage },
  });
  await screen.findByRole('heading', { level: 1, name: 'Kesariya' });
  const finder = await screen.findByRole('textbox', { name: 'Add a tag' });
  return { user, finder, updated, asked };
}

const inOrder = (...tags: ReturnType<typeof tag>[]) =>
  [...tags].sort((one, other) => one.valueId.localeCompare(other.valueId));

describe('Adding tags to a catalog', () => {
  test('takes them by a part of their name, in either language, and saves with one key', async () => {
    const { user, finder, updated } = await openAddTag();
    expect(finder).toHaveFocus();
    await user.keyboard('maroo{Enter}गुलाबी{Enter}');
    expect(finder).toHaveValue('');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('The tags of Kesariya are saved.')).toBeInTheDocument();
    expect(updated.map(({ body }) => body)).toEqual([
      { tags: inOrder(tag('fabric', 'Cotton'), tag('colour', 'Maroon'), tag('colour', 'Pink')), version: 1 },
    ]);
  });

  test('offers all fields, and what else was found', async () => {
    const { user, finder } = await openAddTag();
    await user.type(finder, 'georg');
    const found = within(screen.getByRole('group', { name: 'Tags found' }));
    await user.click(found.getByRole('button', { name: 'Fabric: Georgette' }));
    const fabric = within(screen.getByRole('group', { name: 'Fabric' }));
    expect(fabric.getByRole('button', { name: /^Georgette/, pressed: true })).toBeInTheDocument();
    await user.click(fabric.getByRole('button', { name: /^Cotton/, pressed: true }));
    expect(fabric.queryByRole('button', { name: /^Cotton/, pressed: true })).not.toBeInTheDocument();
  });

  test('asks for what is missing, and shows what became of it', async () => {
    const { user, finder, asked } = await openAddTag();
    await user.type(finder, 'Banglori{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Suggest a value' }));
    await user.selectOptions(dialog.getByLabelText('What for'), 'Colour');
    await user.type(dialog.getByRole('textbox', { name: 'Name in Hindi' }), 'रानी');
    await user.click(dialog.getByRole('button', { name: 'Ask' }));
    const list = await screen.findByRole('list', { name: 'Suggested values' });
    expect(list).toHaveTextContent('Colour Banglori Waiting for an admin');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(asked.map(({ body }) => body)).toEqual([
      { catalogId: SAREE.id, attributeId: attributeId('colour'), nameEn: 'Banglori', nameHi: 'रानी', note: '' },
    ]);
  });
});
