import { notificationsApi } from '@/lib/contracts/notifications';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';

const api = serveApi();
let as: Awaited<ReturnType<typeof makeSession>>;
beforeAll(async () => {
  as = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
});

const ID = '0199a0b0-5c1e-7cc3-98c4-dc0c0c07398f';
const placeAt = (sort: string, value: unknown) =>
  Buffer.from(JSON.stringify([sort, value, ID, 'after'])).toString('base64url');

it('an instant of a year that never was is refused', async () => {
  const body = JSON.stringify({ ids: [ID], until: '0000-01-01T00:00:00Z' });
  const headers = { 'Content-Type': 'application/json' };
  const reply = await api.send(notificationsApi.read.path, { method: 'POST', headers, body, as });
  expect([reply.status, reply.failure.code]).toEqual([400, 'bad_input']);
});

it.each([
  ['-createdAt', '0000-01-01T00:00:00.000Z'],
  ['-createdAt', '+275760-09-13T00:00:00.000Z'],
  ['-qualityScore', 1e300],
  ['-qualityScore', 2 ** 40],
  ['-qualityScore', 1.5],
  ['businessName', 'a\0b'],
])('a place in a list sorted by %s that no row can have (%j) is refused', async (sort, value) => {
  const reply = await api.send(`${sellersApi.list.path}?sort=${sort}&cursor=${placeAt(sort, value)}`, { as });
  expect([reply.status, reply.failure.code]).toEqual([400, 'malformed']);
});
