import { draftPlace } from '../support/draft-place';
import { asha, openApp, serverKnows } from '../support/open-app';
import { screen, waitFor } from '../support/render';

const KEPT = {
  key: '0198b2a0-0000-7000-8700-000000000801',
  draftId: '0198b2a0-0000-7000-8700-000000000802',
  personId: asha().id,
  folder: '',
  address: null,
};

// The test browser stores no files.
jest.mock('@/lib/client/photo-intake/kept-files', () => ({
  keptFiles: () => Promise.resolve([{ ...KEPT, file: new File(['one'], 'one.jpg') }]),
  isKept: () => Promise.resolve(true),
  keepAddress: () => Promise.resolve(),
  forgetFile: () => Promise.resolve(),
}));

it('photos that a reload stopped go on from any page of the app', async () => {
  const { drafts } = draftPlace();
  serverKnows(asha({ fo: ['pipeline_onground'] }));
  window.localStorage.setItem('photos on their way', 'yes');
  openApp('/catalog/upload', { roles: ['pipeline_onground'] });
  expect(await screen.findByRole('heading', { name: 'The page /catalog/upload' })).toBeVisible();
  await waitFor(() => expect(drafts.get(KEPT.draftId)?.photos.map(({ name }) => name)).toEqual(['one.jpg']), {
    timeout: 5000,
  });
});
