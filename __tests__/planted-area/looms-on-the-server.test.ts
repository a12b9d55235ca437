import type * as menu from '@/config/menu';
import { ROLE_NAMES } from '@/config/roles';
import { auditApi } from '@/lib/contracts/audit';
import { fillPath } from '@/lib/contracts/base/endpoint';
import { openapiDocument } from '@/lib/contracts/base/openapi';
import type * as contracts from '@/lib/contracts/base/registry';
import { exportsApi } from '@/lib/contracts/exports';
import { filesApi } from '@/lib/contracts/files';
import { jobsApi } from '@/lib/contracts/jobs';
import type * as exported from '@/lib/domain/tables/exports';
import { menuTree } from '@/lib/domain/access/access';
import { orm } from '@/lib/server/db/database';
import type * as manifests from '@/lib/server/registry/manifests';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';
import { download } from '../support/files';
import { workOff } from '../support/work-off';
import { loomsApi } from './looms-contract';
import { LOOMS_ROW } from './looms-row';
import { LOOM_ROUTES, MAKE_TABLE } from './looms-service';

// The three places where an area is registered: menu, contracts, manifests.
jest.mock('@/config/menu', () => {
  const actual = jest.requireActual<typeof menu>('@/config/menu');
  const { LOOMS_ROW: row } = jest.requireActual<{ LOOMS_ROW: typeof LOOMS_ROW }>('./looms-row');
  return { ...actual, MENU: [...actual.MENU, row] };
});
jest.mock('@/lib/contracts/base/registry', () => {
  const actual = jest.requireActual<typeof contracts>('@/lib/contracts/base/registry');
  const { loomsApi: looms } = jest.requireActual<{ loomsApi: typeof loomsApi }>('./looms-contract');
  return {
    CONTRACTS: { ...actual.CONTRACTS, looms },
    ENDPOINTS: [...actual.ENDPOINTS, ...Object.values(looms)],
  };
});
jest.mock('@/lib/server/registry/manifests', () => {
  const actual = jest.requireActual<typeof manifests>('@/lib/server/registry/manifests');
  return {
    get AREAS() {
      const { loomsArea } = jest.requireActual<{ loomsArea: (typeof manifests.AREAS)[number] }>('./looms-service');
      return [...actual.AREAS, loomsArea];
    },
  };
});
// An exportable list also adds its name.
jest.mock('@/lib/domain/tables/exports', () => {
  const actual = jest.requireActual<typeof exported>('@/lib/domain/tables/exports');
  const EXPORT_LISTS = [...actual.EXPORT_LISTS, 'looms.list'];
  return { ...actual, EXPORT_LISTS, isExportable: (list: string) => EXPORT_LISTS.includes(list) };
});

const api = serveApi(LOOM_ROUTES);

beforeAll(() => orm().execute(MAKE_TABLE));

const as = async (...roles: (typeof ROLE_NAMES)[number][]) => makeSession({ user: await makeUser({ roles }) });
const isTheirs = (role: string) => (LOOMS_ROW.roles as readonly string[]).includes(role);

it.each(ROLE_NAMES)('%s sees the planted screen and calls it only where the row says so', async (role) => {
  const shown = JSON.stringify(menuTree([role])).includes(`"${LOOMS_ROW.path}"`);
  const session = await as(role);
  const replies = [
    await api.call(loomsApi.list, { query: {} }, { as: session }),
    await api.call(loomsApi.create, { body: { name: `Loom of ${role}`, shuttles: 1 } }, { as: session }),
  ];
  expect([shown, ...replies.map(({ status }) => status)]).toEqual(
    isTheirs(role) ? [true, 200, 201] : [false, 403, 403],
  );
});

it('a record is added, found, changed by its version, and its history kept', async () => {
  const session = await as('manage_seller');
  const made = (await api.call(loomsApi.create, { body: { name: 'Jacquard', shuttles: 4 } }, { as: session })).data;
  const params = { id: made.id };
  const found = await api.call(loomsApi.list, { query: { q: 'jacq', sort: '-shuttles' } }, { as: session });
  expect(found.data.rows).toEqual([made]);

  const change = (body: { shuttles: number; version: number }) =>
    api.call(loomsApi.update, { params, body }, { as: session });
  expect((await change({ shuttles: 6, version: 1 })).data).toMatchObject({ shuttles: 6, version: 2 });
  expect((await change({ shuttles: 8, version: 1 })).failure).toMatchObject({
    code: 'changed_meanwhile',
    changedBy: 'You',
  });
  const other = await makeSession({ user: await makeUser({ name: 'Ravi Joshi', roles: ['manage_seller'] }) });
  const late = await api.call(loomsApi.update, { params, body: { shuttles: 8, version: 1 } }, { as: other });
  expect([late.failure.changedBy, late.failure.message]).toEqual([
    session.user.name,
    `${session.user.name} changed this while you were editing. Nothing was saved.`,
  ]);
  expect((await api.call(loomsApi.get, { params }, { as: session })).data.shuttles).toBe(6);

  const history = (await api.call(loomsApi.history, { params, query: {} }, { as: session })).data.rows;
  expect(history.map(({ action, actor, changes }) => [action, actor?.id, changes.shuttles])).toEqual([
    ['looms.changed', session.user.id, { before: 4, after: 6 }],
    ['looms.added', session.user.id, { before: null, after: 4 }],
  ]);
  const everywhere = await api.call(auditApi.list, { query: { entity: ['looms'] } }, { as: await as('admin') });
  expect(everywhere.data.rows.map(({ subjectId }) => subjectId)).toContain(made.id);
});

it('the list is exported as it is filtered, and by nobody else', async () => {
  const session = await as('admin');
  const body = { list: 'looms.list' as never, query: 'q=Jacquard', format: 'csv' as const };
  const { id } = (await api.call(exportsApi.start, { body }, { as: session })).data;
  await workOff();
  const { result } = (await api.call(jobsApi.get, { params: { id } }, { as: session })).data;
  const file = await download(api, session, fillPath(filesApi.download.path, { id: result?.fileId }));
  expect((await file.text()).replace('\uFEFF', '')).toBe('Name,Shuttles\r\nJacquard,6\r\n');
  expect((await api.call(exportsApi.start, { body }, { as: await as('editor_review') })).status).toBe(403);
});

it('its calls are in the description of the API', () => {
  expect(Object.keys(openapiDocument().paths as object)).toEqual(expect.arrayContaining(['/api/looms']));
});
