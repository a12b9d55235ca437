import CatalogUploadPage from '@/pages/catalog/upload';
import { exportSending } from '../support/export-sending';
import { gate } from '../support/gate';
import { openApp, serverKnows } from '../support/open-app';
import { exportOf, postsOf } from '../support/posts';
import { act, screen, waitFor } from '../support/render';
import { noAnswer, refusal } from '../support/mock-endpoint';
import { signedOut } from '../support/session';

const zip = () => new File(['PK'], 'WhatsApp Chat with Surat Sarees.zip', { type: 'application/zip' });

const LONG = { timeout: 8_000 };
const open = () => openApp('/catalog/upload', { roles: ['admin'], pages: { '/catalog/upload': CatalogUploadPage } });

/** An export upload in progress, whose last part waits until it is released. */
async function sending(answer?: Response) {
  const through = gate();
  serverKnows();
  postsOf();
  const { parts } = exportSending(() => answer, undefined, through.opened);
  const view = open();
  await view.user.upload(await screen.findByLabelText('Zip of the export'), zip());
  await waitFor(() => expect(parts).toHaveLength(1));
  const leave = async () => {
    await view.user.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect(await screen.findByRole('heading', { name: 'The page /' })).toBeVisible();
  };
  const comeBack = () => act(() => window.history.back());
  return { ...view, parts, through, leave, comeBack };
}

it('an export continues on other pages, and says when it is done', async () => {
  const { through, leave } = await sending();
  await leave();
  through.open();
  expect(await screen.findByText(/^WhatsApp Chat with Surat Sarees\.zip is here/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The page /' })).toBeVisible();
});

it('a returning user finds it under way, can stop it, and sees its posts when done', async () => {
  const { user, through, leave, comeBack } = await sending();
  await leave();
  comeBack();
  expect(await screen.findByRole('progressbar', { name: /^Sending WhatsApp Chat/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  through.open();
  expect(await screen.findAllByRole('article')).toHaveLength(4);
  expect(window.location.search).toBe(`?import=${exportOf().id}`);
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
});

it('a refusal is said at once, and still there for whoever comes back', async () => {
  const { through, leave, comeBack } = await sending(refusal(400, { message: 'There is no chat in this zip.' }));
  await leave();
  through.open();
  expect(await screen.findByText(/There is no chat in this zip\.$/)).toBeVisible();
  comeBack();
  expect(await screen.findByText('There is no chat in this zip.')).toBeVisible();
  expect(screen.getByLabelText('Zip of the export')).toBeInTheDocument();
});

it('closing the page is confirmed on every page during an export, and only then', async () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { through, leave } = await sending();
  await leave();
  expect(asks()).toBe(true);
  through.open();
  await screen.findByText(/^WhatsApp Chat with Surat Sarees\.zip is here/);
  expect(asks()).toBe(false);
});

it('it stops with the session', async () => {
  const { through, leave } = await sending();
  await leave();
  act(signedOut);
  through.open();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByText(/is here/)).not.toBeInTheDocument();
});

it('an export resumes by itself after a cut connection, and says so meanwhile', async () => {
  postsOf();
  const { begun, parts, place } = exportSending((tries) => {
    place.here = 1;
    return tries <= 4 ? noAnswer() : undefined;
  });
  const { user } = open();
  await user.upload(await screen.findByLabelText('Zip of the export'), zip());
  expect(await screen.findByText(/The upload resumes by itself/, {}, LONG)).toBeVisible();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findAllByRole('article', {}, LONG)).toHaveLength(4);
  expect(begun).toHaveLength(1);
  expect(parts.map(({ headers }) => headers.get('upload-offset'))).toEqual(['0', '1', '1', '1', '1']);
}, 20_000);

it.each([503, 429, 423])(
  'an export does not start over when the server is busy at a resume (%s)',
  async (status) => {
    postsOf();
    const { begun, parts, place } = exportSending(
      (tries) => {
        place.here = 1;
        return tries === 1 ? noAnswer() : undefined;
      },
      (times) => (times === 1 ? new Response(null, { status }) : undefined),
    );
    const { user } = open();
    await user.upload(await screen.findByLabelText('Zip of the export'), zip());
    expect(await screen.findAllByRole('article', {}, LONG)).toHaveLength(4);
    expect(begun).toHaveLength(1);
    expect(parts.map(({ headers }) => headers.get('upload-offset'))).toEqual(['0', '1']);
  },
  20_000,
);

it('a stopped export resumes when the same file is chosen again', async () => {
  postsOf();
  let isConnected = false;
  const { begun, parts, place } = exportSending(() => {
    place.here = 1;
    return isConnected ? undefined : noAnswer();
  });
  const { user } = open();
  const file = zip();
  await user.upload(await screen.findByLabelText('Zip of the export'), file);
  await waitFor(() => expect(parts.length).toBeGreaterThan(0));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(/^Stopped at \d+ %\. Choose the same file again/)).toBeVisible();
  isConnected = true;
  await user.upload(screen.getByLabelText('Zip of the export'), file);
  expect(await screen.findAllByRole('article', {}, LONG)).toHaveLength(4);
  expect([begun.length, parts.at(-1)?.headers.get('upload-offset')]).toEqual([1, '1']);
}, 20_000);
