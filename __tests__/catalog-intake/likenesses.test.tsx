import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from '@/lib/client/queries/query-client';
import { useDecideLikenesses } from '@/lib/client/queries/likenesses';
import { DECISIONS_LIMIT, likenessesApi } from '@/lib/contracts/catalogs/likenesses';
import WaCatalogInboxPage from '@/pages/add-catalog';
import CatalogUploadPage from '@/pages/catalog/upload';
import { draftPlace } from '../support/draft-place';
import { likenessesOf, match, OTHER_SELLER as OTHER } from '../support/likenesses';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { openApp } from '../support/open-app';
import { photo, POSTS, postsOf } from '../support/posts';
import { screen, waitFor, within } from '../support/render';
import { KESAR } from '../support/sellers';
import { signedIn } from '../support/session';

const PAGES = { '/catalog/upload': CatalogUploadPage, '/add-catalog': WaCatalogInboxPage };
/** Three photos in one catalog of Kesar Textiles, just before it is created. */
async function aboutToMake() {
  const { submitted: created } = draftPlace();
  const { user } = openApp('/catalog/upload?tab=photos', { roles: ['admin'], pages: PAGES });
  const files = ['a', 'b', 'c'].map(
    (name, index) => new File([name], `${name}.jpg`, { type: 'image/jpeg', lastModified: index * 1000 }),
  );
  for (const file of files) Object.defineProperty(file, 'webkitRelativePath', { value: '' });
  await user.upload(await screen.findByLabelText('Photos to upload'), files);
  await waitFor(() => expect(screen.getAllByRole('button', { name: /\.jpg, \d of 3/ })).toHaveLength(3));
  await user.click(screen.getByRole('button', { name: 'One catalog per time gap' }));
  await user.type(await screen.findByRole('combobox', { name: 'Seller' }), 'kes');
  await user.click(await screen.findByRole('option', { name: KESAR.businessName }));
  const make = () => user.click(screen.getByRole('button', { name: 'Make 1 catalog' }));
  return { user, created, make };
}
const dialog = () => screen.findByRole('dialog', { name: /look.? like one that is in a catalog/ });
const row = async (number: number) => within(within(await dialog()).getByRole('group', { name: `Photo ${number}` }));

it('photos already in a catalog are shown beside it, and each gets a decision', async () => {
  postsOf();
  const { asked, decided, grouped } = likenessesOf([
    { photo: photo(1), matches: [match(101, 'same-picture', { seller: OTHER })] },
    { photo: photo(2), matches: [match(201, 'other-colour')] },
    { photo: photo(3), matches: [match(301, 'same-bytes')] },
  ]);
  const { user, created, make } = await aboutToMake();
  await make();
  const shown = await row(1);
  expect(shown.getByText('Same photo, recompressed or with a logo')).toBeVisible();
  expect(shown.getByRole('link', { name: 'Kesariya vol 101' })).toHaveAttribute('target', '_blank');
  expect(shown.getByText('Radhe Fashions')).toBeVisible();
  expect(shown.getByText('Live')).toBeVisible();
  expect(shown.getByText('5 Nov 2026')).toBeVisible();
  expect(shown.queryByLabelText('Group with it')).not.toBeInTheDocument();
  const goOn = within(await dialog()).getByRole('button', { name: 'Continue' });
  expect(goOn).toBeDisabled();
  await user.click(shown.getByLabelText('Duplicate: skip it'));
  expect((await row(2)).getByLabelText('Not a duplicate: keep it')).toBeChecked();
  await user.click((await row(2)).getByLabelText('Group with it'));
  expect(within(await dialog()).getByText('1 to decide')).toBeVisible();
  await user.click((await row(3)).getByLabelText('Not a duplicate: keep it'));
  await user.click(goOn);
  expect(await screen.findByText('1 catalog made. They can be assigned and tagged now.')).toBeVisible();
  expect(created[0]?.body.catalogs.map(({ photoIds }) => photoIds)).toEqual([[photo(2).id, photo(3).id]]);
  expect(asked).toHaveLength(1);
  expect(decided[0]?.body.decisions).toEqual([
    { photoId: photo(1).id, likePhotoId: photo(101).id, isDuplicate: true },
    { photoId: photo(2).id, likePhotoId: photo(201).id, isDuplicate: false },
    { photoId: photo(3).id, likePhotoId: photo(301).id, isDuplicate: false },
  ]);
  await waitFor(() =>
    expect(grouped.map(({ body }) => body)).toEqual([
      { photoId: photo(2).id, catalogId: match(201, 'same-bytes').catalog.id },
    ]),
  );
});

/** Two posts of the inbox, just before they become catalogs, by keyboard. */
async function twoPosts() {
  const { made } = postsOf();
  const { user } = openApp('/add-catalog', { roles: ['admin'], pages: PAGES });
  await screen.findAllByRole('article');
  return { user, made, make: () => user.keyboard('jxjxm') };
}

it('WhatsApp posts are compared the same way; an unsaved decision makes nothing', async () => {
  const { user, made, make } = await twoPosts();
  likenessesOf([10, 20].map((last) => ({ photo: photo(last), matches: [match(last * 10 + 1, 'same-bytes')] })));
  mockEndpoint(likenessesApi.decide, () => refusal(503, { message: 'The server is busy or restarting.' }));
  await make();
  await dialog();
  await user.click(screen.getByRole('button', { name: 'All are duplicates: skip them' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/The server is busy or restarting/)).toBeVisible();
  expect(made).toEqual([]);
  mockEndpoint(likenessesApi.decide, {});
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(made).toHaveLength(1));
  expect(made[0]?.body).toMatchObject({
    postIds: POSTS.slice(0, 2).map(({ id }) => id),
    leaveOut: [photo(10).id, photo(20).id],
  });
});

it('a photo like very many is shown beside each, with the number of the others', async () => {
  const { user, made, make } = await twoPosts();
  const likes = [301, 303, 305, 307, 309];
  const { decided } = likenessesOf([
    { photo: photo(10), matches: likes.map((last) => match(last, 'same-picture')), more: 7 },
  ]);
  await make();
  expect((await row(1)).getAllByRole('img', { name: /^Photo of/ })).toHaveLength(5);
  expect((await row(1)).getByText(/^7 more look like it\./)).toBeVisible();
  await user.click((await row(1)).getByLabelText('Not a duplicate: keep it'));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(made).toHaveLength(1));
  expect(decided[0]?.body.decisions.map(({ likePhotoId }) => likePhotoId)).toEqual(likes.map((last) => photo(last).id));
});

describe('a photo that was said to be a duplicate before', () => {
  const decided = { by: { id: photo(990).id, name: 'Asha Mehta' }, at: '2026-11-20T04:00:00.000Z' };
  const begin = async () => {
    const { user, made, make } = await twoPosts();
    const told = likenessesOf([
      { photo: photo(10), matches: [match(91, 'same-bytes'), { ...match(101, 'same-picture'), decided }] },
      { photo: photo(20), matches: [match(201, 'other-colour', { seller: OTHER })] },
    ]);
    await make();
    const goOn = async () => user.click(within(await dialog()).getByRole('button', { name: 'Continue' }));
    return { user, made, goOn, decided: told.decided };
  };

  it('is left out by one click; another seller’s other colour is not asked about', async () => {
    const { made, goOn, decided: sent } = await begin();
    expect((await row(1)).getByText('Asha Mehta said on', { exact: false })).toHaveTextContent(
      'Asha Mehta said on 20 Nov 2026 that it is a duplicate.',
    );
    expect((await row(1)).getByLabelText('Duplicate: skip it')).toBeChecked();
    expect(within(await dialog()).getAllByRole('group', { name: /^Photo/ })).toHaveLength(1);
    await goOn();
    await waitFor(() => expect(made[0]?.body.leaveOut).toEqual([photo(10).id]));
    expect(sent[0]?.body.decisions).toEqual([{ photoId: photo(10).id, likePhotoId: photo(101).id, isDuplicate: true }]);
  });

  it('is shown with what was said, also where it is another seller’s other colour', async () => {
    const { made, make } = await twoPosts();
    likenessesOf([{ photo: photo(10), matches: [{ ...match(101, 'other-colour', { seller: OTHER }), decided }] }]);
    await make();
    expect((await row(1)).getByText('Asha Mehta said on', { exact: false })).toBeVisible();
    expect((await row(1)).getByLabelText('Duplicate: skip it')).toBeChecked();
    expect(made).toEqual([]);
  });

  it('is kept when somebody says otherwise now, and that is remembered', async () => {
    const { user, made, goOn, decided: sent } = await begin();
    await user.click((await row(1)).getByLabelText('Not a duplicate: keep it'));
    await goOn();
    await waitFor(() => expect(made).toHaveLength(1));
    expect(made[0]?.body.leaveOut).toEqual([]);
    expect(sent[0]?.body.decisions).toEqual(
      [91, 101].map((like) => ({ photoId: photo(10).id, likePhotoId: photo(like).id, isDuplicate: false })),
    );
  });
});

it('of very many photos is decided in as many calls as it takes, each decision once', async () => {
  signedIn(['admin']);
  const decided = mockEndpoint(likenessesApi.decide, {});
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(useDecideLikenesses, { wrapper });
  const decisions = Array.from({ length: 2 * DECISIONS_LIMIT + 5 }, (_, index) => {
    return { photoId: photo(1 + index).id, likePhotoId: photo(9000).id, isDuplicate: false };
  });
  await result.current.mutateAsync(decisions);
  const sent = decided.map(({ body }) => body.decisions);
  expect(sent.map(({ length }) => length)).toEqual([DECISIONS_LIMIT, DECISIONS_LIMIT, 5]);
  expect(sent.flat()).toEqual(decisions);
});
