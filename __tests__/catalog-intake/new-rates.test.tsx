import type { Post } from '@/lib/contracts/whatsapp/whatsapp-posts';
import WaCatalogInboxPage from '@/pages/add-catalog';
import { openApp } from '../support/open-app';
import { post, postsOf } from '../support/posts';
import { screen, waitFor, within } from '../support/render';

const KESARIYA = { id: '0198b2a0-0000-7000-8540-000000000001', title: 'Kesariya' };
const rate = (last: number, now: number, details: Partial<Post> = {}) =>
  post(last, { state: 'new-rate', duplicateOf: KESARIYA, newRate: { was: 46_000, now }, ...details });

const open = () => openApp('/add-catalog', { roles: ['admin'], pages: { '/add-catalog': WaCatalogInboxPage } });
const cards = () => screen.findAllByRole('article');

it('says which rate is new, and one key takes it over, with an undo', async () => {
  const { taken, givenBack } = postsOf([post(1), rate(2, 48_500)]);
  const { user } = open();
  const [first, second] = await cards();
  expect(within(second as HTMLElement).getByText('New rate for Kesariya: was ₹460, now ₹485')).toBeVisible();
  // On a post without a new rate the key does nothing.
  first?.focus();
  await user.keyboard('r');
  expect(taken).toHaveLength(0);
  await user.keyboard('jr');
  expect(await screen.findByText('Kesariya is ₹485 now.')).toBeVisible();
  expect(taken.map(({ body }) => body)).toEqual([{ was: 46_000, isMeant: false, version: 1 }]);
  await waitFor(async () => expect(await cards()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await cards()).toHaveLength(2));
  expect(givenBack).toHaveLength(1);
});

it('asks about a large change, and takes it once it is meant', async () => {
  const { taken } = postsOf([rate(2, 65_000)]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Accept the new rate' }));
  const dialog = await screen.findByRole('dialog', { name: 'Is this right?' });
  expect(dialog).toHaveTextContent(
    'New rate for Kesariya: was ₹460, now ₹650. This changes the rate by more than 30 %.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Yes, accept the rate' }));
  expect(await screen.findByText('Kesariya is ₹650 now.')).toBeVisible();
  expect(taken.map(({ body }) => body.isMeant)).toEqual([false, true]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('is said in the dialog of its post, too, and taken there', async () => {
  const { taken } = postsOf([rate(2, 48_500)]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('New rate for Kesariya: was ₹460, now ₹485')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Its catalog' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Accept the new rate' }));
  expect(await screen.findByText('Kesariya is ₹485 now.')).toBeVisible();
  expect(taken).toHaveLength(1);
});

it('of a later post stands beside the rate of an open one', async () => {
  const { taken } = postsOf([post(1, { newRate: { was: 46_000, now: 48_500 } })]);
  const { user } = open();
  const [card] = await cards();
  expect(within(card as HTMLElement).getByText('New rate in a later post: was ₹460, now ₹485')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept the new rate' })).not.toBeInTheDocument();
  await user.keyboard('jr');
  expect(taken).toHaveLength(0);
});

it('is put aside like other posts, and comes back as a new rate', async () => {
  const { settled } = postsOf([post(1), rate(2, 48_500)]);
  const { user } = open();
  await cards();
  await user.click(screen.getByLabelText('All 2 shown here'));
  expect(screen.getByRole('button', { name: 'Make 1 catalog' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Duplicate' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(settled.map(({ body: { state, postIds } }) => [state, postIds.length])).toEqual([
      ['duplicate', 2],
      ['new', 1],
      ['new-rate', 1],
    ]),
  );
});

it('that was taken is given back later, too', async () => {
  const { givenBack } = postsOf([rate(2, 48_500, { state: 'rate-taken' })]);
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: 'New rate accepted' }));
  await user.click(await screen.findByRole('button', { name: 'Restore the old rate' }));
  await waitFor(() => expect(givenBack.map(({ params }) => params.id)).toEqual([rate(2, 0).id]));
});

it('can be new goods after all', async () => {
  const { settled } = postsOf([rate(2, 48_500)]);
  const { user } = open();
  await cards();
  await user.keyboard('jx');
  await user.click(screen.getByRole('button', { name: 'New goods, not a new rate' }));
  expect(await screen.findByText('1 post marked as new.')).toBeVisible();
  expect(settled.map(({ body }) => body.state)).toEqual(['new']);
});

it('the sheet of shortcuts names the key', async () => {
  postsOf([rate(2, 48_500)]);
  const { user } = open();
  await cards();
  await user.keyboard('?');
  expect(await screen.findByText('Accept the new rate of the post')).toBeVisible();
});
