import { choicesApi } from '@/lib/contracts/base/choices';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';

const api = serveApi();

describe('colleagues to choose from', () => {
  const options = async (query: EndpointInput<typeof choicesApi.staff>['query']) =>
    (
      await api.call(
        choicesApi.staff,
        { query },
        { as: await makeSession({ user: await makeUser({ roles: ['salesman'] }) }) },
      )
    ).data;

  it('are found by name and role, unless they left', async () => {
    const { id } = await makeUser({ name: 'Zarina Begum', roles: ['salesman', 'chat_active'] });
    await makeUser({ name: 'Zarina Khan', roles: ['salesman'], disabledAt: new Date() });
    await makeUser({ name: 'Zarina Shaikh', roles: ['editor_video'] });
    expect(await options({ q: 'zarina', role: 'salesman' })).toEqual([{ id, name: 'Zarina Begum' }]);
    expect(await options({ q: 'zarina', role: ['salesman', 'editor_video'] })).toHaveLength(2);
  });

  it('keep their name for whom they were chosen once', async () => {
    const { id } = await makeUser({ name: 'Gone Long Ago', disabledAt: new Date() });
    expect(await options({ id })).toEqual([{ id, name: 'Gone Long Ago' }]);
  });

  it('come with id and name, and never with more', async () => {
    const { id } = await makeUser({ name: 'Private Person', roles: ['admin'] });
    expect(Object.keys((await options({ id }))[0] ?? {}).sort()).toEqual(['id', 'name']);
  });

  it('are for who may list sellers', async () => {
    const as = await makeSession({ user: await makeUser({ roles: ['catalog_expert'] }) });
    expect((await api.call(choicesApi.staff, { query: {} }, { as })).status).toBe(403);
  });
});
