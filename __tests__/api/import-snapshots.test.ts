import { importsApi } from '@/lib/contracts/imports';
import { whatsappImportsApi } from '@/lib/contracts/whatsapp/whatsapp-imports';
import { database } from '@/lib/server/db/database';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';
import { importing } from '../support/importing';
import { whatsappImporting } from '../support/whatsapp-importing';
import { workOff } from '../support/work-off';

const api = serveApi();

let as: Awaited<ReturnType<typeof makeSession>>;
beforeAll(async () => {
  as = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
});

/** Statements of a call on such a table that do not run in the call's snapshot. */
async function apart(table: string, call: () => Promise<unknown>): Promise<string[]> {
  const found: string[] = [];
  const { pool } = database();
  const spy = jest.spyOn(pool, 'query').mockImplementation(((...given: unknown[]) => {
    const { text } = given[0] as { text: string };
    if (text.includes(`from "${table}"`) || text.includes('from "jobs"')) found.push(text);
    return Reflect.apply(query, pool, given) as unknown;
  }) as never);
  const query = Object.getPrototypeOf(pool).query as (...given: unknown[]) => unknown;
  await call().finally(() => spy.mockRestore());
  return found;
}

it('a table and its job are told as they are at one moment', async () => {
  const { id } = await importing(api, () => as).send('Business name\nKesar');
  await workOff();
  expect(await apart('imports', () => api.call(importsApi.get, { params: { id } }, { as }))).toEqual([]);
});

it('a chat and its job are told as they are at one moment', async () => {
  const { id } = await whatsappImporting(api, () => as).begin('This is no chat.', 'chat.txt');
  await workOff();
  const get = () => api.call(whatsappImportsApi.get, { params: { id } }, { as });
  expect(await apart('whatsapp_imports', get)).toEqual([]);
});
