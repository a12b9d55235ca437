import CatalogUploadPage from '@/pages/catalog/upload';
import { draftPlace } from '../support/draft-place';
import { noAnswer, refusal } from '../support/mock-endpoint';
import { openApp } from '../support/open-app';
import { postsOf } from '../support/posts';
import { screen, waitFor, within } from '../support/render';
import { KESAR } from '../support/sellers';

const open = (url = '/catalog/upload?tab=photos') =>
  openApp(url, { roles: ['pipeline_onground'], pages: { '/catalog/upload': CatalogUploadPage } });
const MINUTE = 60_000;
const file = (name: string, minutes = 0, folder = '', content = name) => {
  const made = new File([content], name, { type: 'image/jpeg', lastModified: 1_790_000_000_000 + minutes * MINUTE });
  Object.defineProperty(made, 'webkitRelativePath', { value: folder ? `${folder}/${name}` : '' });
  return made;
};
const loose = () => screen.findByRole('group', { name: 'Photos in no catalog' });
const namesIn = (group: HTMLElement) =>
  within(group)
    .queryAllByRole('button')
    .map((button) =>
      button
        .getAttribute('aria-label')
        ?.replace(/,.*(, cover)/, '$1')
        .replace(/, \d.*/, ''),
    );
const photoNamed = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name},`) });
const choose = async (user: ReturnType<typeof open>['user'], files: File[], label = 'Photos to upload') =>
  user.upload(await screen.findByLabelText(label), files);

beforeEach(() => {
  postsOf();
});

it('photos go into catalogs by hand, with cover and order, and are made for a seller', async () => {
  const { submitted, saved } = draftPlace();
  const { user } = open();
  await choose(
    user,
    ['a', 'b', 'c', 'd', 'e'].map((name) => file(`${name}.jpg`)),
  );
  await waitFor(async () => expect(namesIn(await loose())).toHaveLength(5));
  await user.click(await photoNamed('a.jpg'));
  await user.click(await photoNamed('b.jpg'));
  await user.click(screen.getByRole('button', { name: 'Put into a new catalog' }));
  await user.click(await photoNamed('c.jpg'));
  await user.click(screen.getByRole('button', { name: 'Put into a new catalog' }));
  await user.click(await photoNamed('d.jpg'));
  await user.selectOptions(screen.getByLabelText('Move to'), 'Catalog 1');
  await user.click(await photoNamed('d.jpg'));
  await user.click(screen.getByRole('button', { name: 'Make cover' }));
  (await photoNamed('a.jpg')).focus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  const first = screen.getByRole('group', { name: 'Photos of catalog 1' });
  expect(namesIn(first)).toEqual(['d.jpg, cover', 'b.jpg', 'a.jpg']);
  await user.type(within(screen.getByRole('group', { name: 'Catalog 1' })).getByRole('textbox'), 'Rate 415');

  await user.click(screen.getByRole('button', { name: 'Make 2 catalogs' }));
  expect(await screen.findByText('Choose the seller.')).toBeVisible();
  await user.type(screen.getByRole('combobox', { name: 'Seller' }), 'kes');
  await user.click(await screen.findByRole('option', { name: KESAR.businessName }));
  await user.click(await screen.findByRole('button', { name: 'As last time for this seller' }));
  await user.click(screen.getByRole('button', { name: 'Make 2 catalogs' }));
  expect(await screen.findByText('2 catalogs made. They can be assigned and tagged now.')).toBeVisible();
  const [{ body } = { body: undefined }] = submitted;
  expect(body).toMatchObject({ sellerId: KESAR.id, source: 'zip', note: 'Ask for the rates.' });
  expect(body?.catalogs.map(({ photoIds, caption }) => [photoIds.length, caption])).toEqual([
    [3, 'Rate 415'],
    [1, ''],
  ]);
  expect(body?.version).toBe(saved.length + 1);
  // Photos in no catalog continue in a draft of their own.
  await waitFor(async () => expect(namesIn(await loose())).toEqual(['e.jpg']));
  expect(screen.queryByRole('group', { name: 'Catalog 1' })).not.toBeInTheDocument();
});

it('one catalog for each folder, then for each pause between the photos', async () => {
  draftPlace();
  const { user } = open();
  await choose(
    user,
    [file('b.jpg', 9, 'Vol 2'), file('a.jpg', 99, 'Vol 2'), file('c.jpg', 0, 'Vol 10')],
    'Folder to upload',
  );
  await waitFor(async () => expect(namesIn(await loose())).toHaveLength(3));
  await choose(user, [file('late.jpg', 40), file('first.jpg', 0), file('second.jpg', 3)]);
  await waitFor(async () => expect(namesIn(await loose())).toHaveLength(6));
  await user.click(screen.getByRole('button', { name: 'One catalog per folder' }));
  await user.click(screen.getByRole('button', { name: 'One catalog per time gap' }));
  const catalogs = [1, 2, 3, 4].map((n) => namesIn(screen.getByRole('group', { name: `Photos of catalog ${n}` })));
  expect(catalogs).toEqual([
    ['a.jpg, cover', 'b.jpg'],
    ['c.jpg, cover'],
    ['first.jpg, cover', 'second.jpg'],
    ['late.jpg, cover'],
  ]);
  expect(screen.getByText('All photos are in catalogs.')).toBeVisible();
});

it('a refused photo says why and stops no other; one that did not arrive is retried', async () => {
  let isThere = false;
  draftPlace([
    { name: 'bad.jpg', answer: () => refusal(400, { message: 'This photo is damaged.' }) },
    { name: 'lost.jpg', answer: () => (isThere ? undefined : noAnswer()) },
  ]);
  const { user } = open();
  const heic = file('IMG_1.HEIC', 0, '', '....ftypheic');
  await choose(user, [file('bad.jpg'), heic, file('lost.jpg'), file('good.jpg'), file('more.jpg')]);
  expect(await screen.findByText('bad.jpg: This photo is damaged.')).toBeVisible();
  expect(screen.getByText(/^IMG_1\.HEIC: This is a HEIC photo/)).toBeVisible();
  await waitFor(async () => expect(namesIn(await loose())).toEqual(['good.jpg', 'more.jpg']));
  const lost = (await screen.findByText(/lost\.jpg: Cannot reach the server/)).closest('[role=alert]') as HTMLElement;
  isThere = true;
  await user.click(within(lost).getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(namesIn(await loose())).toEqual(['good.jpg', 'more.jpg', 'lost.jpg']));
});

it('a draft comes back as it was left, captions and all, and can be given up', async () => {
  const { drafts, saved } = draftPlace();
  const { user, unmount } = open();
  await choose(user, [file('one.jpg'), file('copy of one.jpg'), file('two.jpg')]);
  await waitFor(async () => expect(namesIn(await loose())).toHaveLength(2));
  await user.click(await photoNamed('one.jpg'));
  await user.click(screen.getByRole('button', { name: 'Put into a new catalog' }));
  await user.type(within(screen.getByRole('group', { name: 'Catalog 1' })).getByRole('textbox'), 'Rate 415');
  await waitFor(() => expect(screen.getByText('Saved.')).toBeVisible());
  expect(saved.length).toBeGreaterThan(0);
  const kept = { ...window.localStorage };
  unmount();
  // A reload ends the page without unmounting it.
  for (const [key, value] of Object.entries(kept)) window.localStorage.setItem(key, String(value));

  const { user: again } = open();
  await again.click(await screen.findByRole('link', { name: 'No seller yet: 2 photos' }));
  expect(namesIn(await screen.findByRole('group', { name: 'Photos of catalog 1' }))).toEqual(['one.jpg, cover']);
  expect(screen.getByDisplayValue('Rate 415')).toBeVisible();
  expect(namesIn(await loose())).toEqual(['two.jpg']);
  await again.click(screen.getByRole('button', { name: 'All drafts' }));
  await again.click(await screen.findByRole('button', { name: 'Discard' }));
  await again.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(drafts.size).toBe(0));
  expect(screen.queryByText('Unsent drafts')).not.toBeInTheDocument();
});

it('what another window saved is shown, or what is here is kept', async () => {
  const { drafts, saved } = draftPlace();
  const { user } = open();
  await choose(user, [file('one.jpg'), file('two.jpg')]);
  await waitFor(async () => expect(namesIn(await loose())).toHaveLength(2));
  for (const [id, draft] of drafts) drafts.set(id, { ...draft, note: 'From the other window', version: 7 });
  await user.click(await photoNamed('one.jpg'));
  await user.click(screen.getByRole('button', { name: 'Put into a new catalog' }));
  await user.click(await screen.findByRole('button', { name: 'Keep what is here' }));
  await waitFor(() =>
    expect(saved.at(-1)?.body).toMatchObject({ version: 7, note: '', catalogs: [[expect.anything()]] }),
  );
  expect(await screen.findByText('Saved.')).toBeVisible();
});

it('a photo left out here returns with another window’s draft, and can be saved', async () => {
  const { drafts, saved } = draftPlace();
  const { user } = open();
  await choose(user, [file('one.jpg'), file('two.jpg')]);
  await waitFor(async () => expect(namesIn(await loose())).toHaveLength(2));
  for (const [id, draft] of drafts) drafts.set(id, { ...draft, version: 7 });
  await user.click(await photoNamed('one.jpg'));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await user.click(await screen.findByRole('button', { name: 'Show the other' }));
  await waitFor(async () => expect(namesIn(await loose())).toEqual(['one.jpg', 'two.jpg']));
  await user.click(await photoNamed('two.jpg'));
  await user.click(screen.getByRole('button', { name: 'Put into a new catalog' }));
  await waitFor(() => expect(saved.at(-1)?.body).toMatchObject({ version: 7, leftOut: [] }));
});

it('of a very long name the end is kept, which says what it is', async () => {
  draftPlace();
  const { user } = open();
  await choose(user, [file(`${'x'.repeat(240)} vol 4.jpg`)]);
  await waitFor(async () => expect(namesIn(await loose())).toEqual([`${'x'.repeat(190)} vol 4.jpg`]));
});
