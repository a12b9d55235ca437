import { SellerBrowseScreen } from '@/components/sellers/seller-browse-screen';
import { type Import, type ImportRow, importsApi } from '@/lib/contracts/imports';
import { jobsApi } from '@/lib/contracts/jobs';
import { IMPORT_ID, importJob, READ_IMPORT } from '../support/import-samples';
import { mockEndpoint } from '../support/mock-endpoint';
import { openApp } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { sellersOf } from '../support/sellers';

async function openImport(current: Import) {
  sellersOf();
  mockEndpoint(jobsApi.mine, []);
  mockEndpoint(importsApi.get, current);
  const { user } = openApp(`/seller?import=${IMPORT_ID}`, {
    roles: ['admin'],
    pages: { '/seller': SellerBrowseScreen },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Import sellers' }));
  await dialog.findByText(/^sellers.csv: 3 rows/);
  return { user, dialog };
}

describe('What was said of the columns', () => {
  test('is not lost by Escape before it was asked', async () => {
    const { user, dialog } = await openImport(READ_IMPORT);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Shop' }), 'Business (needed)');
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText('Leave without saving?')).not.toBeInTheDocument());
    expect(window.location.search).toBe(`?import=${IMPORT_ID}`);
    expect(dialog.getByRole('combobox', { name: 'Shop' })).toHaveValue('businessName');
    const checked = mockEndpoint(importsApi.check, {
      ...READ_IMPORT,
      state: 'checking',
      job: importJob({ state: 'queued' }),
    });
    await user.click(dialog.getByRole('button', { name: 'Check the rows' }));
    expect(await dialog.findByText('Queued')).toBeInTheDocument();
    expect(checked.map(({ body }) => body)).toEqual([{ fields: ['businessName', 'phoneNumbers'], filledDown: [] }]);
  });

  test('is not asked about when nothing was said', async () => {
    const { user } = await openImport(READ_IMPORT);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

test('wrong rows are told by the columns of the file, and all of them can be had', async () => {
  const row = (line: number, issue: ImportRow['issues'][number]): ImportRow => ({
    id: `0198b2a0-0000-7000-8800-0000000001${String(line).padStart(2, '0')}`,
    line,
    cells: ['Kesar', '12345', 'Ring Road'],
    outcome: 'wrong',
    issues: [issue],
    recordId: null,
  });
  const pages = [
    [
      row(2, { path: ['phoneNumbers'], message: '“12345” is not a phone number.' }),
      row(3, { path: ['marketId'], message: 'This market was merged.' }),
    ],
    [row(4, { path: [2], message: 'This row has more cells than the header.' })],
  ];
  const asked = mockEndpoint(importsApi.rows, ({ url }) => {
    const isSecond = url.searchParams.get('cursor') === 'second';
    const rows = pages[isSecond ? 1 : 0] ?? [];
    return { rows, next: isSecond ? null : 'second', previous: null, count: { value: 3, isExact: true } };
  });
  sellersOf();
  mockEndpoint(jobsApi.mine, []);
  const counts = { ...READ_IMPORT.counts, wrong: 3 };
  mockEndpoint(importsApi.get, { ...READ_IMPORT, state: 'checked', counts });
  const { user } = openApp(`/seller?import=${IMPORT_ID}`, {
    roles: ['admin'],
    pages: { '/seller': SellerBrowseScreen },
  });
  const region = within(await screen.findByRole('region', { name: 'Rows with errors' }));
  const told = () => region.getAllByRole('row').map(({ textContent }) => textContent);
  expect(told().slice(1)).toEqual(['2Phone12345“12345” is not a phone number.', '3This market was merged.']);
  expect(screen.getByText('2 of 3 rows with errors are shown.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() =>
    expect(told().at(-1)).toBe('4After the last columnRing RoadThis row has more cells than the header.'),
  );
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  expect(asked.map(({ url }) => url.searchParams.get('limit'))).toEqual(['50', '50']);
});

test('a check that failed says why, and is started again', async () => {
  const { user, dialog } = await openImport({ ...READ_IMPORT, state: 'checking', job: importJob({}) });
  expect(dialog.getByRole('alert')).toHaveTextContent('Check of sellers.csv: The disk is full.');
  const retried = mockEndpoint(jobsApi.retry, importJob({ state: 'queued', failure: null }));
  mockEndpoint(importsApi.get, {
    ...READ_IMPORT,
    state: 'checking',
    job: importJob({ state: 'queued', failure: null }),
  });
  await user.click(dialog.getByRole('button', { name: 'Start again' }));
  expect(await dialog.findByText('Queued')).toBeInTheDocument();
  expect(retried.map(({ params }) => params.id)).toEqual([importJob({}).id]);
});
