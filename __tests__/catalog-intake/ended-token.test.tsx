import { authApi } from '@/lib/contracts/auth';
import CatalogUploadPage from '@/pages/catalog/upload';
import { draftPlace } from '../support/draft-place';
import { exportSending } from '../support/export-sending';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { openApp } from '../support/open-app';
import { postsOf } from '../support/posts';
import { screen, waitFor } from '../support/render';
import { tokens } from '../support/session';

const LONG = { timeout: 8_000 };
const open = (url: string) =>
  openApp(url, { roles: ['pipeline_onground'], pages: { '/catalog/upload': CatalogUploadPage } });
const renewing = () => mockEndpoint(authApi.refresh, tokens(2, ['pipeline_onground']));

beforeEach(() => {
  postsOf();
});

it('an export whose access token expires midway resumes with a new one', async () => {
  const refreshes = renewing();
  const { begun, parts, place } = exportSending((tries) => {
    if (tries > 1) return undefined;
    place.here = 1;
    return refusal(401);
  });
  const { user } = open('/catalog/upload');
  await user.upload(await screen.findByLabelText('Zip of the export'), new File(['PK'], 'WhatsApp Chat.zip'));
  expect(await screen.findAllByRole('article', {}, LONG)).toHaveLength(4);
  expect([begun.length, refreshes.length]).toEqual([1, 1]);
  expect(parts.map(({ headers }) => [headers.get('authorization'), headers.get('upload-offset')])).toEqual([
    ['JWT access-1', '0'],
    ['JWT access-2', '1'],
  ]);
}, 20_000);

it('photos whose access token expires midway go on with a new one, requested once', async () => {
  const refreshes = renewing();
  const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'];
  const refusedNames: string[] = [];
  const { drafts } = draftPlace(
    names.map((name) => ({
      name,
      answer: (headers) => {
        if (headers.get('authorization') === 'JWT access-2') return undefined;
        refusedNames.push(name);
        return refusal(401);
      },
    })),
  );
  const { user } = open('/catalog/upload?tab=photos');
  const files = names.map((name) =>
    Object.defineProperty(new File([name], name, { type: 'image/jpeg' }), 'webkitRelativePath', { value: '' }),
  );
  await user.upload(await screen.findByLabelText('Photos to upload'), files);
  await waitFor(() => expect([...drafts.values()][0]?.photos).toHaveLength(names.length), LONG);
  // Three are in flight at once; the fourth starts with the new token.
  expect([refusedNames.sort(), refreshes.length]).toEqual([names.slice(0, 3), 1]);
}, 20_000);
