import { strToU8, zipSync } from 'fflate';
import CatalogUploadPage from '@/pages/catalog/upload';
import { draftPlace } from '../support/draft-place';
import { exportSending } from '../support/export-sending';
import { openApp } from '../support/open-app';
import { postsOf } from '../support/posts';
import { screen, waitFor, within } from '../support/render';

const open = () =>
  openApp('/catalog/upload?tab=photos', {
    roles: ['pipeline_onground'],
    pages: { '/catalog/upload': CatalogUploadPage },
  });
const PHOTO = strToU8('a photo');
const file = (name: string, bytes: Uint8Array) => {
  const made = new File([bytes as BlobPart], name, {
    type: name.endsWith('.jpg') ? 'image/jpeg' : '',
    lastModified: 1_790_000_000_000,
  });
  Object.defineProperty(made, 'webkitRelativePath', { value: '' });
  return made;
};
const zip = (name: string, names: string[]) =>
  file(name, zipSync(Object.fromEntries(names.map((one) => [one, PHOTO]))));
const loose = () => screen.findByRole('group', { name: 'Photos in no catalog' });
const photosIn = (group: HTMLElement) => within(group).queryAllByRole('button');

beforeEach(() => {
  postsOf();
});

it('a zip gives its photos, and says what it left out', async () => {
  draftPlace();
  const { user } = open();
  const packed = zip('Volumes.zip', ['Vol 1/a.jpg', 'Vol 2/b.jpg', 'rates.txt', 'Vol 1/more.txt']);
  await user.upload(await screen.findByLabelText('Photos to upload'), [
    packed,
    file('broken.zip', strToU8('PK\u0003\u0004')),
  ]);
  await waitFor(async () => expect(photosIn(await loose())).toHaveLength(2));
  expect(await screen.findByText('rates.txt and 1 more of Volumes.zip: It is no photo.')).toBeVisible();
  expect(await screen.findByText(/^broken\.zip: This zip is damaged/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'One catalog per folder' }));
  expect(screen.getByRole('group', { name: 'Photos of catalog 2' })).toBeVisible();
});

it('the export of a chat among the photos is brought in as posts', async () => {
  draftPlace();
  const { parts: sent } = exportSending();
  const { user } = open();
  const chat = zip('WhatsApp Chat with Surat.zip', ['IMG-1.jpg', 'WhatsApp Chat with Surat.txt']);
  await user.upload(await screen.findByLabelText('Photos to upload'), [chat]);
  await user.click(await screen.findByRole('button', { name: 'Import it as posts' }));
  expect(await screen.findAllByRole('article')).toHaveLength(4);
  expect(sent).toHaveLength(1);
});
