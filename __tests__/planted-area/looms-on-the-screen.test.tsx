import type * as menu from '@/config/menu';
import { exportsApi } from '@/lib/contracts/exports';
import type * as exported from '@/lib/domain/tables/exports';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { asha, openApp, serverKnows } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { type Loom, loomsApi } from './looms-contract';
import type { LOOMS_ROW } from './looms-row';
import { LoomsScreen } from './looms';

jest.mock('@/config/menu', () => {
  const actual = jest.requireActual<typeof menu>('@/config/menu');
  const { LOOMS_ROW: row } = jest.requireActual<{ LOOMS_ROW: typeof LOOMS_ROW }>('./looms-row');
  return { ...actual, MENU: [...actual.MENU, row] };
});
jest.mock('@/lib/domain/tables/exports', () => {
  const actual = jest.requireActual<typeof exported>('@/lib/domain/tables/exports');
  const EXPORT_LISTS = [...actual.EXPORT_LISTS, 'looms.list'];
  return { ...actual, EXPORT_LISTS, isExportable: (list: string) => EXPORT_LISTS.includes(list) };
});

const LOOM: Loom = {
  id: '0198b2a0-0000-7000-8a00-000000000001',
  name: 'Jacquard',
  shuttles: 4,
  createdAt: '2026-01-05T06:00:00.000Z',
  version: 1,
};

function loomsOf() {
  let loom = LOOM;
  const one = { next: null, previous: null, count: { value: 1, isExact: true } };
  mockEndpoint(loomsApi.list, () => ({ rows: [loom], ...one }));
  mockEndpoint(loomsApi.get, () => loom);
  mockEndpoint(loomsApi.history, () => ({
    rows: [
      {
        id: '0198b2a0-0000-7000-8a00-000000000002',
        at: '2026-11-03T03:35:00.000Z',
        actor: { id: asha().id, name: 'Asha Patel' },
        action: 'looms.changed',
        changes: { shuttles: { before: 2, after: 4 } },
        details: {},
        requestId: null,
      },
    ],
    ...one,
  }));
  return mockEndpoint(loomsApi.update, ({ body: { version, ...changes } }) => {
    loom = { ...loom, ...changes, version: version + 1 };
    return loom;
  });
}

const open = (role: 'manage_seller' | 'editor_video', url = '/looms') => {
  serverKnows(asha({ fo: [role] }));
  return openApp(url, { roles: [role], pages: { '/looms': LoomsScreen, '/': () => <h1>Start</h1> } });
};

test('the planted screen is in the menu; a record opens, is saved, has a history', async () => {
  const updates = loomsOf();
  const { user } = open('manage_seller', '/');
  await user.click(await screen.findByRole('button', { name: 'Seller' }));
  await user.click(await screen.findByRole('link', { name: 'Looms' }));
  await screen.findByText('1 loom');
  await user.click(screen.getByText('Jacquard', { selector: 'td a' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Jacquard' }));
  expect(await drawer.findByText('Changed the loom')).toBeInTheDocument();
  const name = await drawer.findByRole('textbox', { name: 'Name' });
  await user.type(name, ' 2');
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Jacquard 2 is saved.')).toBeInTheDocument();
  expect(updates.map(({ body }) => body)).toEqual([{ name: 'Jacquard 2', version: 1 }]);
  expect(await screen.findByText('Jacquard 2', { selector: 'td a' })).toBeInTheDocument();
});

test('its list has the way to a file', async () => {
  loomsOf();
  const started = mockEndpoint(exportsApi.start, () => refusal(409));
  const { user } = open('manage_seller', '/looms?q=jac');
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('button', { name: /CSV/ }));
  await waitFor(() => expect(started[0]?.text).toContain('"list":"looms.list"'));
  expect(started[0]?.text).toContain('q=jac');
});

test('whose roles are not in its row is turned away', async () => {
  loomsOf();
  open('editor_video');
  await waitFor(() => expect(screen.queryByText('1 loom')).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Looms');
  expect(screen.queryByRole('link', { name: 'Looms' })).not.toBeInTheDocument();
});
