import CatalogUploadPage from '@/pages/catalog/upload';
import { draftPlace } from '../support/draft-place';
import { openApp } from '../support/open-app';
import { postsOf } from '../support/posts';
import { screen, within } from '../support/render';
import { KESAR } from '../support/sellers';

// The test browser cannot decode photos.
jest.mock('@/lib/client/photo-check', () => ({
  checkPhoto: (file: File) => Promise.resolve(file.name.startsWith('dark') ? ['Dark.'] : []),
}));

const open = () =>
  openApp('/catalog/upload?tab=photos', {
    roles: ['pipeline_onground'],
    pages: { '/catalog/upload': CatalogUploadPage },
  });
const photoNamed = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
const choose = async (user: ReturnType<typeof open>['user'], names: string[]) =>
  user.upload(
    await screen.findByLabelText('Photos to upload'),
    names.map((name) =>
      Object.defineProperty(new File([name], name, { type: 'image/jpeg' }), 'webkitRelativePath', { value: '' }),
    ),
  );

beforeEach(() => {
  postsOf();
});

it('warnings of the photo check survive a reload, and stay for photos that are left', async () => {
  draftPlace();
  const { user, unmount } = open();
  await choose(user, ['dark one.jpg', 'dark two.jpg', 'good.jpg']);
  expect(await photoNamed('dark one.jpg')).toHaveAccessibleDescription('Dark.');
  await photoNamed('good.jpg');
  unmount();

  const { user: again } = open();
  await again.click(await screen.findByRole('link', { name: 'No seller yet: 3 photos' }));
  expect(await photoNamed('dark one.jpg')).toHaveAccessibleDescription('Dark.');
  expect(await photoNamed('good.jpg')).not.toHaveAccessibleDescription();

  await again.click(await photoNamed('dark one.jpg'));
  await again.click(screen.getByRole('button', { name: 'Put into a new catalog' }));
  const group = await screen.findByRole('group', { name: 'Photos of catalog 1' });
  expect(within(group).getByText('Dark')).toBeVisible();
  await again.type(await screen.findByRole('combobox', { name: 'Seller' }), 'kes');
  await again.click(await screen.findByRole('option', { name: KESAR.businessName }));
  await again.click(screen.getByRole('button', { name: 'Make 1 catalog' }));
  expect(await screen.findByText(/^1 catalog made/)).toBeVisible();
  expect(await photoNamed('dark two.jpg')).toHaveAccessibleDescription('Dark.');
});

it('a draft that is given up leaves nothing behind in the browser', async () => {
  draftPlace();
  const { user } = open();
  await choose(user, ['dark one.jpg']);
  await photoNamed('dark one.jpg');
  const kept = () => Object.values(window.localStorage).filter((text) => String(text).includes('Dark.'));
  expect(kept()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'All drafts' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard' }));
  expect(await screen.findByLabelText('Photos to upload')).toBeInTheDocument();
  expect(kept()).toEqual([]);
});
