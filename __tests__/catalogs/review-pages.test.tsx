import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import CatalogBrowsePage from '@/pages/catalog';
import { mockEndpoint } from '../support/mock-endpoint';
import { asha, openApp, serverKnows } from '../support/open-app';
import { act, screen, waitFor } from '../support/render';
import { mockReviewQueue, waiting } from '../support/review-place';
import { STARTING_TAXONOMY } from '../support/starting-taxonomy';

const [FIRST, SECOND, THIRD] = [waiting(1), waiting(2), waiting(3)];

type Page = [rows: ReturnType<typeof waiting>[], next: string | null];

/** A queue that the server returns page by page. */
async function openPages(pageAt: (cursor: string | null) => Page) {
  serverKnows(asha({ fo: ['editor_review'] }));
  mockEndpoint(taxonomyApi.get, STARTING_TAXONOMY);
  mockReviewQueue(() => []);
  const looks = mockEndpoint(catalogsApi.review, ({ url }) => {
    const [rows, next] = pageAt(url.searchParams.get('cursor'));
    return { rows, next, previous: null, count: { value: 3, isExact: true }, withOthers: [] };
  });
  const { user } = openApp('/catalog?tab=review', {
    roles: ['editor_review'],
    pages: { '/catalog': CatalogBrowsePage },
  });
  await shown(1);
  return { user, looks };
}

const shown = (last: number) => screen.findByRole('heading', { name: `Georgette saree ${last}` });

test('skipping a whole page leads to the next one, and after the last to the first', async () => {
  const { user } = await openPages((cursor) => (cursor === 'more' ? [[THIRD], null] : [[FIRST, SECOND], 'more']));
  for (const next of [2, 3, 1]) {
    await user.keyboard('l');
    await shown(next);
  }
});

test('what is only pushed off the page by older ones is not gone', async () => {
  const older = waiting(4, { statusChangedAt: '2020-01-01T00:00:00.000Z' });
  let page: Page = [[FIRST, SECOND], null];
  const { looks } = await openPages(() => page);
  page = [[older], 'more'];
  const before = looks.length;
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await waitFor(() => expect(looks.length).toBeGreaterThan(before));
  await shown(1);
  expect(screen.getByRole('button', { name: 'Accept (A)' })).toBeEnabled();
  expect(screen.queryByText(/^Another reviewer has this/)).not.toBeInTheDocument();
});
