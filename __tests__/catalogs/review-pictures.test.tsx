import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { photosApi } from '@/lib/contracts/photos';
import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import CatalogBrowsePage from '@/pages/catalog';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { asha, openApp, serverKnows } from '../support/open-app';
import { photo } from '../support/posts';
import { mockReviewQueue, waiting } from '../support/review-place';
import { screen, waitFor, within } from '../support/render';
import { STARTING_TAXONOMY } from '../support/starting-taxonomy';

const idOf = (last: number) => `00000000-0000-4000-8000-0000000009${last}`;
const WAITING = waiting(1, {
  images: 3,
  pictures: [11, 12, 13].map((last) => ({ id: idOf(last), photo: photo(last), isCover: last === 11 })),
});
const [FIRST = '', SECOND = '', THIRD = ''] = WAITING.pictures.map(({ id }) => id);
const photoOf = (id: string) => WAITING.pictures.find((one) => one.id === id)?.photo.id;

async function openReview() {
  serverKnows(asha({ fo: ['editor_review'] }));
  mockEndpoint(taxonomyApi.get, STARTING_TAXONOMY);
  let left: CatalogDetail[] = [WAITING];
  mockReviewQueue(() => left);
  let made = 700;
  const edited = mockEndpoint(photosApi.edit, () => photo((made += 1)));
  const accepted = mockEndpoint(catalogsApi.accept, ({ body }) => {
    const [first] = left;
    if (!first || body.version !== first.version)
      return refusal(409, { code: 'changed_meanwhile', message: 'Somebody changed it meanwhile.', current: first });
    left = [];
    return { ...first, status: 'live' as const, version: first.version + 1 };
  });
  const { user } = openApp('/catalog?tab=review', {
    roles: ['editor_review'],
    pages: { '/catalog': CatalogBrowsePage },
  });
  await screen.findByRole('heading', { name: WAITING.title });
  const change = (changes: Partial<CatalogDetail>) =>
    (left = left.map((one) => ({ ...one, ...changes, version: one.version + 1 })));
  return { user, accepted, edited, change };
}

const press = (name: string) => screen.getByRole('button', { name });
const images = () => within(screen.getByRole('list', { name: 'Photos' })).getAllByRole('listitem');
const acceptButton = () => screen.getByRole('button', { name: /accept \(A\)$/i });

test('puts the pictures right by keys and accepts them with the catalog, in one go', async () => {
  const { user, accepted, edited } = await openReview();
  expect(acceptButton()).toHaveAccessibleName('Accept (A)');
  await user.keyboard('p');
  expect(await screen.findByRole('group', { name: 'Fix photos' })).toHaveFocus();
  await user.click(press('Make photo 2 the cover'));
  await user.click(press('Move photo 2 back'));
  await user.click(press('Remove photo 2'));
  expect(images()).toHaveLength(WAITING.pictures.length - 1);
  await user.click(press('More for photo 1'));
  await user.click(await screen.findByRole('menuitem', { name: 'Turn right' }));
  await waitFor(() =>
    expect(screen.getByRole('img', { name: /photo 1 of/ })).toHaveAttribute('src', photo(701).urls.screen),
  );
  expect(screen.queryByRole('menuitem', { name: /another catalog/ })).not.toBeInTheDocument();
  expect(accepted).toHaveLength(0);
  await user.keyboard('a');
  await screen.findByText('Nothing waits for your review');
  expect(edited.map(({ params, body }) => [params.id, body])).toEqual([[photoOf(SECOND), { turn: 90, crop: null }]]);
  expect(accepted.map(({ body }) => body)).toEqual([
    {
      pictures: {
        pictureIds: [SECOND, THIRD],
        coverId: SECOND,
        photos: [{ pictureId: SECOND, photoIdBefore: photoOf(SECOND), photoId: photo(701).id }],
      },
      version: 1,
    },
  ]);
});

test('restores a removed photo to its place; turns that cancel out are no change', async () => {
  const { user, accepted, edited } = await openReview();
  await user.click(press('Fix photos (P)'));
  await user.click(await screen.findByRole('button', { name: 'Remove photo 1' }));
  expect(acceptButton()).toHaveAccessibleName('Fix and accept (A)');
  await user.click(press('Restore removed photo 1'));
  await user.click(press('Make photo 1 the cover'));
  for (const way of ['Turn left', 'Turn right']) {
    await user.click(press('More for photo 1'));
    await user.click(await screen.findByRole('menuitem', { name: way }));
    await waitFor(() => expect(press('More for photo 1')).toBeEnabled());
  }
  expect(edited).toHaveLength(1);
  expect(acceptButton()).toHaveAccessibleName('Accept (A)');
  await user.click(acceptButton());
  await waitFor(() => expect(accepted.map(({ body }) => body)).toEqual([{ version: 1 }]));
});

test('keeps an arrangement when the pictures are changed by another, and says how', async () => {
  const { user, accepted, change } = await openReview();
  await user.keyboard('p');
  await user.click(await screen.findByRole('button', { name: 'Move photo 3 back' }));
  const added = { id: idOf(14), isCover: false, photo: photo(801) };
  change({ pictures: [...WAITING.pictures, added] });
  await user.click(acceptButton());
  expect(await screen.findByText(/1 was added and is at the end/)).toBeInTheDocument();
  await user.click(acceptButton());
  await screen.findByText('Nothing waits for your review');
  expect(accepted.at(-1)?.body).toMatchObject({
    pictures: { pictureIds: [FIRST, THIRD, SECOND, added.id], coverId: FIRST, photos: [] },
    version: 2,
  });
});

test('gives an arrangement up, and folds the images by the same key', async () => {
  const { user } = await openReview();
  await user.keyboard('p');
  await user.click(await screen.findByRole('button', { name: 'Remove photo 2' }));
  await user.click(press('Reset'));
  expect(acceptButton()).toHaveAccessibleName('Accept (A)');
  expect(images()).toHaveLength(WAITING.pictures.length);
  await user.keyboard('p');
  expect(screen.queryByRole('list', { name: 'Photos' })).not.toBeInTheDocument();
});
