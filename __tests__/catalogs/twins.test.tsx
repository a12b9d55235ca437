import { videosApi } from '@/lib/contracts/videos/videos';
import { catalogTwinsApi } from '@/lib/contracts/catalogs/catalog-twins';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { likenessesApi } from '@/lib/contracts/catalogs/likenesses';
import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import CatalogBrowsePage from '@/pages/catalog';
import { catalog } from '../support/catalog-records';
import { mockEndpoint } from '../support/mock-endpoint';
import { asha, openApp, serverKnows } from '../support/open-app';
import { photo } from '../support/posts';
import { screen, waitFor, within } from '../support/render';
import { STARTING_TAXONOMY } from '../support/starting-taxonomy';

const [OWN, COPY, SAME] = [
  catalog(1, { title: 'Georgette saree' }),
  catalog(2, { title: 'Georgette saree again' }),
  catalog(3, { title: '' }),
];
const ALL = [OWN, COPY, SAME];

function twinsKnown() {
  serverKnows(asha({ fo: ['editor_review'] }));
  mockEndpoint(taxonomyApi.get, STARTING_TAXONOMY);
  mockEndpoint(catalogsApi.get, ({ params }) => ALL.find(({ id }) => id === params.id) ?? OWN);
  mockEndpoint(videosApi.ofCatalog, []);
  mockEndpoint(catalogTwinsApi.of, ({ params }) =>
    params.id === OWN.id
      ? [
          {
            catalog: COPY,
            seller: COPY.seller,
            pairs: [
              { photo: photo(1), like: photo(2) },
              { photo: photo(3), like: photo(3) },
            ],
          },
          { catalog: SAME, seller: SAME.seller, pairs: [{ photo: photo(1), like: photo(1) }] },
        ]
      : [],
  );
  mockEndpoint(catalogsApi.facets, {
    status: [{ value: 'draft', count: 3 }],
    productTypeId: [],
    marketId: [],
    sellerId: [],
    valueId: [],
    rate: [],
    days: [],
    sampled: [],
    readAs: null,
  });
  const decided = mockEndpoint(likenessesApi.decide, {});
  const lists = mockEndpoint(catalogsApi.list, {
    rows: ALL,
    next: null,
    previous: null,
    count: { value: 3, isExact: true },
  });
  return { decided, lists };
}

async function look() {
  const known = twinsKnown();
  const { user } = openApp('/catalog', { roles: ['editor_review'], pages: { '/catalog': CatalogBrowsePage } });
  await screen.findByText('Georgette saree');
  await user.keyboard('j ');
  const dialog = await screen.findByRole('dialog', { name: 'Georgette saree' });
  return { ...known, user, twins: await within(dialog).findByRole('list', { name: 'Possible duplicates' }) };
}

test('a quick look says what a catalog may be a duplicate of, and goes there', async () => {
  const { user, twins } = await look();
  const [copy, same] = within(twins).getAllByRole('listitem');
  expect(copy).toHaveTextContent('Georgette saree again');
  expect(same).toHaveTextContent('The same photo.');
  expect(within(same as HTMLElement).queryByRole('button', { name: 'Not a duplicate' })).not.toBeInTheDocument();
  await user.click(within(twins).getByRole('button', { name: 'Georgette saree again' }));
  expect(await screen.findByRole('dialog', { name: 'Georgette saree again' })).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Possible duplicates' })).not.toBeInTheDocument();
});

test('a proposed twin is denied, confirmed again, and the list is reloaded', async () => {
  const { user, twins, decided, lists } = await look();
  const before = lists.length;
  const said = (isDuplicate: boolean) => ({
    decisions: [{ photoId: photo(1).id, likePhotoId: photo(2).id, isDuplicate }],
  });
  await user.click(within(twins).getByRole('button', { name: 'Not a duplicate' }));
  expect(await within(twins).findByText('Marked as not a duplicate.')).toBeInTheDocument();
  await waitFor(() => expect(lists.length).toBeGreaterThan(before));
  await user.click(within(twins).getByRole('button', { name: 'Duplicate' }));
  await waitFor(() => expect(within(twins).queryByText('Marked as not a duplicate.')).not.toBeInTheDocument());
  expect(decided.map(({ body }) => body)).toEqual([said(false), said(true)]);
});
