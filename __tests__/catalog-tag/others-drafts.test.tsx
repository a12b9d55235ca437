import CatalogAddTagPage from '@/pages/catalog/tag/add/[id]';
import CatalogEditPage from '@/pages/catalog/tag/edit/[id]';
import type { Role } from '@/config/roles';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { brokenPage } from '@/lib/client/typing/broken-page';
import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import { valueRequestsApi } from '@/lib/contracts/value-requests';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { asha, openApp, serverKnows } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { STARTING_TAXONOMY, tag, typeId } from '../support/starting-taxonomy';
import { catalog } from '../support/tagging-place';

const FARHAN = { id: '0198b2a0-0000-7000-8000-0000000000fa', name: 'Farhan Ali' };
const HIS = 'Farhan Ali has this upload. Ask them, or ask an admin to reassign it.';
const SAREE = catalog(11, { title: 'Red Saree', status: 'tagged', productTypeId: typeId('Saree') });
const BLUE = catalog(21, { title: 'Blue Saree', status: 'tagged', assignee: FARHAN });
const GREEN = catalog(31, { title: 'Green Saree', status: 'live', assignee: FARHAN });

/** The catalog on the server; `reassign` makes it Farhan’s. */
function known(details: Partial<CatalogDetail>, roles: Role[]) {
  serverKnows(asha({ fo: roles }));
  let now: CatalogDetail = { ...SAREE, ...details };
  mockEndpoint(taxonomyApi.get, STARTING_TAXONOMY);
  mockEndpoint(catalogsApi.get, () => now);
  mockEndpoint(valueRequestsApi.ofCatalog, []);
  const updated = mockEndpoint(catalogsApi.update, ({ body: { version: _, ...fields } }) =>
    now.assignee?.id === FARHAN.id ? refusal(409, { message: HIS }) : { ...now, ...fields, version: now.version + 1 },
  );
  return { updated, assign: (assignee: CatalogDetail['assignee']) => (now = { ...now, assignee }) };
}

afterEach(() => (brokenPage.isNow = false));

const openEdit = (tab = 'details', roles: Role[] = ['editor_catalog']) =>
  openApp(`/catalog/tag/edit/${SAREE.id}?tab=${tab}`, { roles, pages: { '/catalog/tag/edit/[id]': CatalogEditPage } });
const title = () => screen.findByRole('textbox', { name: 'Title' });

describe('A draft that another editor has', () => {
  test('is read only, says who has it and what to do, and cannot be sent to review', async () => {
    known({ assignee: FARHAN }, ['editor_catalog']);
    openEdit();
    expect(await screen.findByText(HIS)).toBeInTheDocument();
    expect(await title()).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Send to review' })).toBeDisabled();
    expect(screen.getByText(`Send to review: ${HIS}`)).toBeInTheDocument();
  });

  test('keeps its images and tags as they are', async () => {
    known({ assignee: FARHAN }, ['editor_catalog']);
    const { unmount } = openEdit('images');
    expect(await screen.findByText(HIS)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove photo 2' })).toBeDisabled();
    unmount();
    openApp(`/catalog/tag/add/${SAREE.id}`, {
      roles: ['editor_catalog'],
      pages: { '/catalog/tag/add/[id]': CatalogAddTagPage },
    });
    expect(await screen.findByText(HIS)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Colour' })).toBeDisabled();
  });

  test.each<[string, CatalogDetail['assignee'], Role[]]>([
    ['who has it', { id: asha().id, name: 'Asha Patel' }, ['editor_catalog']],
    ['every editor while nobody has it', null, ['editor_catalog']],
    ['an admin', FARHAN, ['admin']],
  ])('is open to %s', async (_, assignee, roles) => {
    known({ assignee }, roles);
    openEdit('details', roles);
    expect(await title()).toBeEnabled();
    expect(screen.queryByText(/has this upload/)).not.toBeInTheDocument();
  });
});

test('Words typed into a draft reassigned meanwhile stay, and survive a reload', async () => {
  const { updated, assign } = known({}, ['editor_catalog']);
  const { user, unmount } = openEdit();
  await user.clear(await title());
  await user.type(await title(), 'Maroon Saree');
  assign(FARHAN);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getAllByText(HIS).length).toBe(1));
  expect(updated).toHaveLength(1);
  expect(await title()).toHaveValue('Maroon Saree');
  expect(await title()).toBeEnabled();
  brokenPage.isNow = true;
  unmount();
  assign(null);
  const again = openEdit();
  expect(await title()).toHaveValue('Maroon Saree');
  await again.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Maroon Saree is saved.')).toBeInTheDocument();
});

test('Images move into live catalogs as before, but not into another editor’s draft', async () => {
  known({}, ['editor_catalog']);
  mockEndpoint(catalogsApi.list, {
    rows: [BLUE, GREEN],
    next: null,
    previous: null,
    count: { value: 2, isExact: true },
  });
  const { user } = openEdit('images');
  await user.click(await screen.findByRole('checkbox', { name: 'Choose photo 1' }));
  await user.click(screen.getByRole('button', { name: 'Move 1 to another catalog…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('radio', { name: new RegExp(`Blue Saree.*${HIS}`) })).toBeDisabled();
  expect(dialog.getByRole('radio', { name: /Green Saree/ })).toBeEnabled();
});

test('The history says whose draft somebody changed', async () => {
  const entry = { at: '2026-11-03T03:35:00.000Z', changes: {}, requestId: 'request-1', actor: null };
  mockEndpoint(catalogsApi.history, {
    rows: [
      {
        ...entry,
        id: '0198b2a0-0000-7000-8700-000000000001',
        action: 'catalogs.changed',
        details: { assigneeId: FARHAN.id, assignee: FARHAN.name },
      },
      { ...entry, id: '0198b2a0-0000-7000-8700-000000000002', action: 'catalogs.added', details: {} },
    ],
    next: null,
    previous: null,
    count: { value: 2, isExact: true },
  });
  known({ tags: [tag('colour', 'Red')] }, ['editor_catalog']);
  openEdit('history');
  const [changed, added] = within(await screen.findByRole('list', { name: 'History' })).getAllByRole('listitem');
  expect(changed).toHaveTextContent('Farhan Ali had this upload.');
  expect(added).not.toHaveTextContent('had this upload');
});
