import { SellerBrowseScreen } from '@/components/sellers/seller-browse-screen';
import { filesApi } from '@/lib/contracts/files';
import { type Import, importsApi } from '@/lib/contracts/imports';
import { jobsApi } from '@/lib/contracts/jobs';
import { IMPORT_ID, importJob, READ_IMPORT } from '../support/import-samples';
import { mockEndpoint } from '../support/mock-endpoint';
import { openApp } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { sellersOf } from '../support/sellers';

const SENTENCE = 'A file holds at most 50,000 rows. Split it.';
const OTHER_ID = '0198b2a0-0000-7000-8800-000000000002';

const readJob = (details: Parameters<typeof importJob>[0]) =>
  importJob({
    kind: 'imports.read',
    title: 'Reading sellers.csv',
    failure: null,
    endedAt: null,
    total: 100,
    ...details,
  });

const READING: Import = {
  ...READ_IMPORT,
  state: 'reading',
  rowCount: 0,
  columns: [],
  mapping: { fields: [], filledDown: [] },
  job: readJob({ state: 'running', done: 37 }),
};

const REFUSED: Import = {
  ...READING,
  state: 'refused',
  refusal: SENTENCE,
  job: readJob({ state: 'failed', failure: SENTENCE }),
};

/** The screen at this address; `now` gives the server's current import. */
async function open(search: string, now: () => Import) {
  sellersOf();
  mockEndpoint(jobsApi.mine, []);
  mockEndpoint(importsApi.get, ({ params }) => ({ ...now(), id: String(params.id) }));
  const { user } = openApp(`/seller?import=${search}`, { roles: ['admin'], pages: { '/seller': SellerBrowseScreen } });
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Import sellers' })) };
}

const chooseFile = (dialog: ReturnType<typeof within>, user: ReturnType<typeof openApp>['user']) =>
  user.upload(dialog.getByLabelText('File to import'), new File(['Shop'], 'sellers.csv', { type: 'text/csv' }));

const FILE = {
  id: '0198b2a0-0000-7000-8500-000000000001',
  name: 'sellers.csv',
  type: 'application/octet-stream',
  bytes: 4,
  createdAt: '2026-11-19T03:35:00.000Z',
};

test('a file that was sent is read with its progress shown, and goes on to its columns', async () => {
  let now = READING;
  mockEndpoint(filesApi.upload, FILE);
  mockEndpoint(importsApi.create, READING);
  const { user, dialog } = await open('new', () => now);
  await chooseFile(dialog, user);
  expect(await dialog.findByText('Reading sellers.csv')).toBeInTheDocument();
  expect(dialog.getByRole('progressbar', { name: 'Reading sellers.csv' })).toHaveAttribute('aria-valuenow', '37');
  expect(dialog.getByText('37 %')).toBeInTheDocument();
  expect(window.location.search).toBe(`?import=${IMPORT_ID}`);
  now = { ...READ_IMPORT, job: readJob({ state: 'done', done: 100 }) };
  expect(await dialog.findByText(/^sellers.csv: 3 rows/)).toBeInTheDocument();
});

test('an import that is opened anew while it is read goes on to its columns as well', async () => {
  let now = READING;
  const { dialog } = await open(IMPORT_ID, () => now);
  expect(await dialog.findByText('37 %')).toBeInTheDocument();
  now = { ...READ_IMPORT, job: readJob({ state: 'done', done: 100 }) };
  expect(await dialog.findByText(/^sellers.csv: 3 rows/)).toBeInTheDocument();
});

test('reading is cancelled, and another file can be chosen', async () => {
  let now = READING;
  const { user, dialog } = await open(IMPORT_ID, () => now);
  const cancelled = mockEndpoint(jobsApi.cancel, () => {
    now = { ...READING, job: readJob({ state: 'cancelled', done: 40 }) };
    return readJob({ state: 'running', isCancelling: true });
  });
  await user.click(await dialog.findByRole('button', { name: 'Cancel' }));
  expect(await dialog.findByText('Reading sellers.csv: Stopped')).toBeInTheDocument();
  expect(cancelled.map(({ params }) => params.id)).toEqual([importJob({}).id]);
  expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
});

test('a refused file says why, and another one takes its place', async () => {
  const imports: Record<string, Import> = { [IMPORT_ID]: REFUSED, [OTHER_ID]: { ...READ_IMPORT, id: OTHER_ID } };
  sellersOf();
  mockEndpoint(jobsApi.mine, []);
  mockEndpoint(importsApi.get, ({ params }) => imports[String(params.id)] ?? REFUSED);
  const { user } = openApp(`/seller?import=${IMPORT_ID}`, {
    roles: ['admin'],
    pages: { '/seller': SellerBrowseScreen },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Import sellers' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(`sellers.csv: ${SENTENCE}`);
  mockEndpoint(filesApi.upload, FILE);
  const created = mockEndpoint(importsApi.create, { ...READING, id: OTHER_ID });
  await chooseFile(dialog, user);
  expect(await dialog.findByText(/^sellers.csv: 3 rows/)).toBeInTheDocument();
  expect(created.map(({ body }) => body)).toEqual([{ area: 'sellers', fileId: FILE.id }]);
  await waitFor(() => expect(window.location.search).toBe(`?import=${OTHER_ID}`));
});
