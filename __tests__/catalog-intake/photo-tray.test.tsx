import { catalogsApi } from '@/lib/contracts/catalogs';
import { photosApi } from '@/lib/contracts/photos';
import CatalogUploadPage from '@/pages/catalog/upload';
import { mockEndpoint, noAnswer, refusal } from '../support/mock-endpoint';
import { openApp } from '../support/open-app';
import { photo, postsOf } from '../support/posts';
import { screen, waitFor, within } from '../support/render';
import { KESAR } from '../support/sellers';

const open = () =>
  openApp('/catalog/upload?tab=photos', { roles: ['pipeline_onground'], pages: { '/catalog/upload': CatalogUploadPage } });
const MINUTE = 60_000;
const file = (name: string, minutes = 0) =>
  new File([name], name, { type: 'image/jpeg', lastModified: 1_790_000_000_000 + minutes * MINUTE });
const loose = () => screen.findByRole('group', { name: 'Photos in no catalog' });
const namesIn = (group: HTMLElement) =>
  within(group)
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label')?.replace(/,.*(, cover)/, '$1').replace(/, \d.*/, ''));
const photoNamed = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name},`) });
const CREATED = { uploadId: photo(900).id, catalogIds: [photo(901).id, photo(902).id] };

it('photos are put into catalogs by hand, with their cover and order, and made for a seller', async () => {
  postsOf();
  const created = mockEndpoint(catalogsApi.create, CREATED);
  const { user } = open();
  await user.upload(await screen.findByLabelText('Photos to upload'), ['a', 'b', 'c', 'd'].map((name) => file(`${name}.jpg`)));
  await waitFor(async () => expect(namesIn(await loose())).toHaveLength(4));
  await user.click(await photoNamed('a.jpg'));
  await user.click(await photoNamed('b.jpg'));
  await user.click(screen.getByRole('button', { name: 'Put into a new catalog' }));
  await user.click(await photoNamed('c.jpg'));
  await user.click(screen.getByRole('button', { name: 'Put into a new catalog' }));
  await user.click(await photoNamed('d.jpg'));
  await user.selectOptions(screen.getByLabelText('Move to'), 'Catalog 1');
  expect(screen.getByText('All photos are in catalogs.')).toBeVisible();
  await user.click(await photoNamed('d.jpg'));
  await user.click(screen.getByRole('button', { name: 'Make it the cover' }));
  (await photoNamed('a.jpg')).focus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  const first = screen.getByRole('group', { name: 'Photos of catalog 1' });
  expect(namesIn(first)).toEqual(['d.jpg, cover', 'b.jpg', 'a.jpg']);
  await user.type(within(screen.getByRole('group', { name: 'Catalog 1' })).getByRole('textbox'), 'Rate 415');

  await user.click(screen.getByRole('button', { name: 'Make 2 catalogs' }));
  expect(await screen.findByText('Choose the seller.')).toBeVisible();
  await user.type(screen.getByRole('combobox', { name: 'Seller' }), 'kes');
  await user.click(await screen.findByRole('option', { name: KESAR.businessName }));
  await user.click(screen.getByRole('button', { name: 'Make 2 catalogs' }));
  expect(await screen.findByText('2 catalogs made. They can be assigned and tagged now.')).toBeVisible();
  const [{ body } = { body: undefined }] = created;
  expect(body).toMatchObject({ sellerId: KESAR.id, source: 'on-ground', note: '' });
  expect(body?.catalogs.map(({ photoIds, caption }) => [photoIds.length, caption])).toEqual([
    [3, 'Rate 415'],
    [1, ''],
  ]);
  expect(screen.queryByRole('group', { name: 'Catalog 1' })).not.toBeInTheDocument();
});

it('one catalog for each pause between the photos', async () => {
  postsOf();
  const { user } = open();
  await user.upload(await screen.findByLabelText('Photos to upload'), [
    file('late.jpg', 40),
    file('first.jpg', 0),
    file('second.jpg', 3),
  ]);
  await waitFor(async () => expect(namesIn(await loose())).toHaveLength(3));
  await user.click(screen.getByRole('button', { name: 'One catalog per time gap' }));
  expect(namesIn(await screen.findByRole('group', { name: 'Photos of catalog 1' }))).toEqual(['first.jpg, cover', 'second.jpg']);
  expect(namesIn(screen.getByRole('group', { name: 'Photos of catalog 2' }))).toEqual(['late.jpg, cover']);
});

it('a photo that is refused says why and is not tried again; one that did not arrive is', async () => {
  postsOf();
  let isThere = false;
  mockEndpoint(photosApi.upload, ({ text }) => {
    if (text.includes('bad.heic')) return refusal(400, { message: 'This is a HEIC photo.' });
    if (text.includes('lost.jpg') && !isThere) return noAnswer();
    return photo(text.includes('lost.jpg') ? 2 : 1);
  });
  const { user } = open();
  await user.upload(await screen.findByLabelText('Photos to upload'), [file('bad.heic'), file('lost.jpg'), file('good.jpg')]);
  expect(await screen.findByText('bad.heic: This is a HEIC photo.')).toBeVisible();
  const lost = (await screen.findByText(/lost\.jpg: Cannot reach the server/)).closest('[role=alert]') as HTMLElement;
  isThere = true;
  await user.click(within(lost).getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(namesIn(await loose()).sort()).toEqual(['good.jpg', 'lost.jpg']));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('the same photo twice is there once; what was arranged comes back after a reload', async () => {
  postsOf();
  mockEndpoint(photosApi.upload, photo(5));
  const { user, unmount } = open();
  await user.upload(await screen.findByLabelText('Photos to upload'), [file('one.jpg'), file('copy.jpg')]);
  await waitFor(async () => expect(namesIn(await loose())).toHaveLength(1));
  await user.click(screen.getAllByRole('button', { name: /\.jpg, 1 of 1/ })[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Put into a new catalog' }));
  const kept = { ...window.localStorage };
  unmount();
  // A reload ends the page without taking it apart.
  for (const [key, value] of Object.entries(kept)) window.localStorage.setItem(key, String(value));
  open();
  expect(namesIn(await screen.findByRole('group', { name: 'Photos of catalog 1' }))).toHaveLength(1);
});
