import { whatsappImportsApi } from '@/lib/contracts/whatsapp/whatsapp-imports';
import type { Post } from '@/lib/contracts/whatsapp/whatsapp-posts';
import CatalogUploadPage from '@/pages/catalog/upload';
import WaCatalogInboxPage from '@/pages/add-catalog';
import AddCatalogPage from '@/pages/add-catalog/addCatalog';
import { exportSending } from '../support/export-sending';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { openApp } from '../support/open-app';
import { exportOf, photo, post, postsOf, POSTS } from '../support/posts';
import { screen, waitFor, within } from '../support/render';
import { KESAR } from '../support/sellers';

const PAGES = {
  '/catalog/upload': CatalogUploadPage,
  '/add-catalog': WaCatalogInboxPage,
  '/add-catalog/addCatalog': AddCatalogPage,
};
const open = (url: string) => openApp(url, { roles: ['admin'], pages: PAGES });
const openImport = () => open(`/catalog/upload?import=${exportOf().id}`);
const cards = () => screen.findAllByRole('article');
const words = (element: HTMLElement) => element.textContent;

const zip = (name = 'WhatsApp Chat with Surat Sarees.zip') => new File(['PK'], name, { type: 'application/zip' });

it('takes the zip of a chat, and shows its posts under who posted them', async () => {
  postsOf();
  const { parts: sent } = exportSending();
  const { user } = open('/catalog/upload');
  await user.upload(await screen.findByLabelText('Zip of the export'), zip());
  expect(await cards()).toHaveLength(4);
  expect(sent).toHaveLength(1);
  expect(
    screen.getByText(/4 posts with 7 photos · 3 posts known from an earlier import · 1 file could not be used/),
  ).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map(words)).toEqual([
    exportOf().fileName,
    'Laxmi Sarees',
    '~ राधे 👗',
  ]);
  expect(screen.getByText('Unknown seller')).toBeVisible();
});

it('offers the demo’s sample export before the first import, and shows its posts', async () => {
  postsOf();
  mockEndpoint(whatsappImportsApi.list, { rows: [], next: null, previous: null, count: { value: 0, isExact: true } });
  mockEndpoint(whatsappImportsApi.sample, { fileName: 'WhatsApp Chat with Demo Bazar.zip' });
  const tried = mockEndpoint(whatsappImportsApi.trySample, exportOf());
  const { user } = open('/catalog/upload');
  await user.click(await screen.findByRole('button', { name: 'Try it with a sample export' }));
  expect(await cards()).toHaveLength(4);
  expect(tried).toHaveLength(1);
});

it('takes the text of a chat that was exported without media', async () => {
  postsOf();
  const { parts: sent } = exportSending();
  const { user } = open('/add-catalog/addCatalog?tab=whatsapp');
  const text = new File(['05/11/26, 10:05 - Asha: 415'], 'WhatsApp Chat with Surat.txt', { type: 'text/plain' });
  await user.upload(await screen.findByLabelText('Zip of the export'), text);
  await waitFor(() => expect(sent).toHaveLength(1));
});

it('says which posts came with photos that their catalogs do not have', async () => {
  postsOf();
  const late = { kind: 'late' as const, at: '2026-11-05T04:00:00.000Z', sender: 'Laxmi Sarees' };
  mockEndpoint(whatsappImportsApi.get, exportOf({ latePosts: 1 }));
  mockEndpoint(whatsappImportsApi.asides, [
    { line: 1, kind: 'system', at: late.at, sender: null, text: 'Messages are encrypted.' },
    { ...late, line: 7, text: 'IMG-3.jpg\nIMG-4.jpg' },
  ]);
  const { user } = openImport();
  expect(await screen.findByText(/1 post came with photos that its catalog does not have/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show which' }));
  const [first] = await within(await screen.findByRole('dialog')).findAllByRole('listitem');
  expect(words(first as HTMLElement)).toMatch(
    /Line 7 .*Laxmi Sarees.*does not have these photos.*IMG-3\.jpg\nIMG-4\.jpg/s,
  );
});

it('shows the posts of one sender together, though several posted by turns', async () => {
  const [one, two, three, other] = POSTS as [Post, Post, Post, Post];
  postsOf([one, other, two, three]);
  openImport();
  expect(await cards()).toHaveLength(4);
  expect(screen.getAllByRole('heading', { level: 2 }).slice(1).map(words)).toEqual(['Laxmi Sarees', '~ राधे 👗']);
});

it('is taken by those who add WhatsApp catalogs, too', async () => {
  postsOf();
  const { parts: sent } = exportSending();
  const { user } = openApp('/add-catalog', { roles: ['editor_catalog'], pages: PAGES });
  await user.click(await screen.findByRole('link', { name: 'Add posts' }));
  await user.click(await screen.findByRole('tab', { name: 'WhatsApp export' }));
  await user.upload(await screen.findByLabelText('Zip of the export'), zip());
  expect(await cards()).toHaveLength(4);
  expect(sent).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'All posts' }));
  expect(await screen.findByRole('heading', { name: 'WhatsApp Catalog' })).toBeVisible();
});

it('says at once what is wrong with a file, and takes the next one', async () => {
  postsOf();
  exportSending(() => refusal(400, { message: 'There is no chat in this zip.' }));
  const { user } = open('/catalog/upload');
  await user.upload(await screen.findByLabelText('Zip of the export'), zip('photos.zip'));
  expect(await screen.findByText('There is no chat in this zip.')).toBeVisible();
  exportSending();
  await user.upload(screen.getByLabelText('Zip of the export'), zip());
  expect(await cards()).toHaveLength(4);
});

it('makes catalogs of the chosen posts, and says which were left and why', async () => {
  const { made } = postsOf();
  const { user } = openImport();
  await cards();
  await user.click(screen.getByLabelText('All 4 shown here'));
  await user.click(screen.getByRole('button', { name: 'Make 4 catalogs' }));
  expect(await screen.findByText(/3 catalogs created in 1 upload, ready to assign/)).toBeVisible();
  expect(screen.getByText('1 post left: Choose which seller ~ राधे 👗 is.')).toBeVisible();
  expect(made[0]?.body.postIds).toEqual(POSTS.map(({ id }) => id));
  await waitFor(async () => expect(await cards()).toHaveLength(1));
  await user.click(screen.getByRole('radio', { name: 'All posts' }));
  expect(await screen.findAllByText('Made into a catalog')).toHaveLength(3);
});

it('the seller of a sender is chosen once, for all their posts', async () => {
  const { matched } = postsOf();
  const { user } = openImport();
  await cards();
  await user.click(screen.getByRole('button', { name: 'Choose the seller' }));
  await user.type(await screen.findByRole('combobox', { name: 'Which seller is ~ राधे 👗?' }), 'kes');
  await user.click(await screen.findByRole('option', { name: KESAR.businessName }));
  expect(await screen.findByText('(chosen by hand)', { exact: false })).toBeVisible();
  expect(matched[0]?.body).toEqual({ sellerId: KESAR.id });
  expect(screen.queryByText('Unknown seller')).not.toBeInTheDocument();
});

it('by keyboard: j, k move, x selects, Shift+x a range, Enter opens, m makes', async () => {
  const { made } = postsOf();
  const { user } = openImport();
  const [first, , third] = await cards();
  await user.keyboard('j');
  expect(first).toHaveFocus();
  await user.keyboard('xjj');
  expect(third).toHaveFocus();
  await user.keyboard('{Shift>}X{/Shift}');
  expect(screen.getByText('3 selected')).toBeVisible();
  await user.keyboard('k{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Laxmi Sarees' });
  expect(within(dialog).getByText('Kesariya vol 2 rate 415')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('m');
  await waitFor(() => expect(made[0]?.body.postIds).toHaveLength(3));
});

it('joins posts of one sender, splits one at a photo, and dismisses others with undo', async () => {
  const { joined, split, settled } = postsOf();
  const { user } = openImport();
  const [first, second] = await cards();
  const choose = (card: HTMLElement | undefined) => user.click(within(card as HTMLElement).getByRole('checkbox'));
  await choose(first);
  expect(screen.queryByRole('button', { name: 'Merge posts' })).not.toBeInTheDocument();
  await choose(second);
  await user.click(screen.getByRole('button', { name: 'Merge posts' }));
  await waitFor(async () => expect(await cards()).toHaveLength(3));
  expect(joined[0]?.body.postIds).toEqual([POSTS[0]?.id, POSTS[1]?.id]);

  const [whole] = await cards();
  await user.click(within(whole as HTMLElement).getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('button', { name: 'Photo 3' }));
  await user.click(screen.getByRole('button', { name: 'Split before photo 3' }));
  await waitFor(() => expect(split[0]?.body).toEqual({ from: 2, version: 2 }));

  await waitFor(async () => expect(await cards()).toHaveLength(4));
  await choose((await cards())[1]);
  await user.click(screen.getByRole('button', { name: 'Not a catalog' }));
  const told = await screen.findByText('1 post marked as not a catalog.');
  await user.click(within(told.parentElement as HTMLElement).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(settled.map(({ body }) => body.state)).toEqual(['not-catalog', 'new']));
});

it('joining posts is undone from its toast, on the version that came of it', async () => {
  const { parted } = postsOf();
  const { user } = openImport();
  for (const card of (await cards()).slice(0, 2)) await user.click(within(card).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Merge posts' }));
  await waitFor(async () => expect(await cards()).toHaveLength(3));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await cards()).toHaveLength(4));
  expect(parted.map(({ params, body }) => [params.id, body])).toEqual([[POSTS[0]?.id, { version: 2 }]]);
});

it('a photo is enlarged, moved and removed, with undo; facts are on the card', async () => {
  const { moves } = postsOf([post(1, { caption: 'Georgette saree rate 415 set of 6' }), post(2)]);
  const { user } = openImport();
  const [first] = await cards();
  const read = await within(first as HTMLElement).findByRole('group', { name: 'Found in the caption' });
  expect(words(read)).toMatch(/₹415.*Set of 6/);
  await user.click(within(first as HTMLElement).getByRole('img', { name: 'Photo 2 of Laxmi Sarees' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Laxmi Sarees' }));
  expect(await dialog.findByRole('img', { name: 'Laxmi Sarees, photo 2 of 2' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Move left' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Next post' })).toBeEnabled());
  await user.click(dialog.getByRole('button', { name: 'Remove photo 1' }));
  // The toast is outside the dialog, which hides everything else from screen readers.
  await user.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
  await waitFor(() => expect(moves).toHaveLength(3));
  const [postId, photoIds] = [POSTS[0]?.id, [photo(11).id]];
  expect(moves.map(({ body }) => body)).toEqual([
    { photoIds, toId: postId, at: 0, version: 1 },
    { photoIds, toId: null, version: 2 },
    { photoIds, toId: postId, at: 0, version: 1 },
  ]);
});

it('shows what is missing of a post, and skipped lines', async () => {
  postsOf();
  const { user } = openImport();
  const [, , third, fourth] = await cards();
  expect(within(third as HTMLElement).getByText('1 file missing')).toBeVisible();
  expect(within(fourth as HTMLElement).getByText('2 files missing')).toBeVisible();
  await user.click(within(third as HTMLElement).getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('IMG-3.heic: This is a HEIC photo.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: '3 lines skipped, of 12 messages' }));
  expect(await screen.findByText('ok bhai')).toBeVisible();
});

it('the inbox shows new posts of everybody, other states on demand, and searches', async () => {
  const { lists } = postsOf([
    ...POSTS,
    {
      ...(POSTS[0] as (typeof POSTS)[0]),
      id: '0198b2a0-0000-7000-8530-000000000077',
      state: 'duplicate',
      caption: 'Again',
    },
  ]);
  const { user } = open('/add-catalog');
  expect(await cards()).toHaveLength(4);
  expect(lists[0]?.url.searchParams.getAll('state')).toEqual(['new', 'new-rate']);
  await user.click(screen.getByRole('radio', { name: 'Duplicate' }));
  await waitFor(async () => expect((await cards()).map(words).join()).toContain('Again'));
  await user.click(screen.getByRole('radio', { name: 'All' }));
  await waitFor(async () => expect(await cards()).toHaveLength(5));
  await user.type(screen.getByRole('searchbox'), 'vol 2');
  await waitFor(async () => expect(await cards()).toHaveLength(1));
});
