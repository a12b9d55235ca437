/** A client that a third party would write with the generated types: signs in, lists sellers, saves one twice. */
export const CLIENT_PROGRAM = `
import createClient from 'openapi-fetch';
import type { components, paths } from './api';

const [baseUrl = '', phoneNumber = '', password = '', token = ''] = process.argv.slice(2);
const api = createClient<paths>({ baseUrl });

const { data: known, error: unknownPerson, response } = await api.POST('/api/fo/login', { body: { phoneNumber, password } });
if (!known) throw new Error(unknownPerson.message);
const cookie = response.headers.getSetCookie().map((one) => one.split(';')[0]).join('; ');

const { data: opened, error: refused } = await api.POST('/api/auth/login', {
  body: { phoneNumber, token },
  headers: { cookie },
});
if (!opened) throw new Error(refused.message);
const { accessToken } = opened.data;
api.use({
  onRequest({ request }) {
    request.headers.set('Authorization', \`JWT \${accessToken}\`);
    return request;
  },
});

const { data: list, error: notListed } = await api.GET('/api/sellers', {
  params: { query: { status: ['active', 'pending'], sort: '-createdAt', limit: 10 } },
});
if (!list) throw new Error(notListed.message);
const sellers: components['schemas']['Seller'][] = list.data.rows;
const [seller] = sellers;
if (!seller) throw new Error('Nobody is listed.');

const save = (contactName: string) =>
  api.PATCH('/api/sellers/{id}', {
    params: { path: { id: seller.id } },
    body: { version: seller.version, contactName },
  });
const { data: saved, error: notSaved } = await save('Meena Shah');
if (!saved) throw new Error(notSaved.message);
const { error: late } = await save('Somebody Late');

console.log(
  JSON.stringify({
    name: known.data.name,
    listed: sellers.map(({ businessName }) => businessName),
    saved: { contactName: saved.data.contactName, version: saved.data.version },
    late: late?.code,
  }),
);
`;

/** Mistakes the types must reject, one per line. */
export const MISTAKES = [
  `api.GET('/api/sellers', { params: { query: { status: ['nonsense'] } } })`,
  `api.GET('/api/loans', {})`,
  `api.POST('/api/fo/login', { body: { phoneNumber: '+919825099999' } })`,
  `api.PATCH('/api/sellers/{id}', { params: { path: { id: '' } }, body: { contactName: 'No version' } })`,
  `api.GET('/api/sellers', {}).then(({ data }) => data?.data.rows[0]?.passwordHash)`,
];
