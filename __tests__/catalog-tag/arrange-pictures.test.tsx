import CatalogEditPage from '@/pages/catalog/tag/edit/[id]';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { asha, openApp, serverKnows } from '../support/open-app';
import { screen, waitFor } from '../support/render';
import { STARTING_TAXONOMY } from '../support/starting-taxonomy';
import { catalog } from '../support/tagging-place';

const SAREE = catalog(11, { title: 'Red Saree', status: 'tagged' });
const [FIRST, SECOND, THIRD] = SAREE.pictures.map(({ id }) => id);
const [ADDED] = catalog(31).pictures.slice(1);
if (!ADDED) throw new Error('A catalog has more than one picture.');

/** The photos of a catalog, and a colleague who changes them. */
async function openPictures() {
  serverKnows(asha({ fo: ['editor_catalog'] }));
  let known: CatalogDetail = SAREE;
  const change = (changes: Partial<CatalogDetail>) => (known = { ...known, ...changes, version: known.version + 1 });
  mockEndpoint(taxonomyApi.get, STARTING_TAXONOMY);
  mockEndpoint(catalogsApi.get, () => known);
  const arranged = mockEndpoint(catalogsApi.arrange, ({ body: { pictureIds, coverId, version } }) =>
    version === known.version
      ? change({
          pictures: pictureIds.flatMap((id) =>
            known.pictures.filter((one) => one.id === id).map((one) => ({ ...one, isCover: id === coverId })),
          ),
        })
      : refusal(409, { code: 'changed_meanwhile', current: known }),
  );
  const { user } = openApp(`/catalog/tag/edit/${SAREE.id}?tab=images`, {
    roles: ['editor_catalog'],
    pages: { '/catalog/tag/edit/[id]': CatalogEditPage },
  });
  await screen.findByRole('region', { name: 'Photos' });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { press, change, arranged, bodies: () => arranged.map(({ body }) => body) };
}

describe('An order of images that somebody else changed meanwhile', () => {
  test('is saved for its images; new ones come to its end and missing ones leave it', async () => {
    const { press, change, bodies } = await openPictures();
    await press('Move photo 1 forward');
    change({ pictures: [...SAREE.pictures.slice(0, 2), ADDED] });
    await press('Save');
    expect(await screen.findByText(/1 was added and is at the end\. 1 is gone\. Look at them/)).toBeInTheDocument();
    await press('Save');
    expect(await screen.findByText('The photos are saved.')).toBeInTheDocument();
    expect(bodies()).toEqual([
      { pictureIds: [SECOND, FIRST, THIRD], coverId: FIRST, version: 1 },
      { pictureIds: [SECOND, FIRST, ADDED.id], coverId: FIRST, version: 2 },
    ]);
    expect(screen.queryByText(/1 was added/)).not.toBeInTheDocument();
  });

  test('is given up with a word when nothing is left of it', async () => {
    const { press, change } = await openPictures();
    await press('Make photo 3 the cover');
    change({ pictures: SAREE.pictures.slice(0, 2) });
    await press('Save');
    expect(await screen.findByText(/Nothing is left of your order/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  test('is told of no change when only another field was changed', async () => {
    const { press, change, bodies } = await openPictures();
    await press('Move photo 1 forward');
    change({ title: 'Maroon Saree' });
    await press('Save');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Maroon Saree' })).toBeInTheDocument());
    await press('Save');
    await waitFor(() => expect(bodies().map(({ version }) => version)).toEqual([1, 2]));
    expect(screen.queryByText(/were changed meanwhile/)).not.toBeInTheDocument();
  });
});
