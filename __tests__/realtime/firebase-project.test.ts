import { generateKeyPairSync } from 'node:crypto';
import { importSPKI, jwtVerify } from 'jose';
import { firebaseTree } from '@/lib/server/platform/realtime/firebase/firebase-tree';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

interface Asked {
  method?: string;
  url: URL;
  headers: Record<string, string>;
  body: unknown;
}

/** Google as documented: issues tokens, and otherwise responds as the test says. */
function google(answer: unknown, status = 200) {
  const asked: Asked[] = [];
  const assertions: string[] = [];
  const ask = ((address: string | URL, { method, headers, body }: RequestInit = {}) => {
    const url = new URL(address);
    if (url.host === 'oauth2.googleapis.com') {
      assertions.push((body as URLSearchParams).get('assertion') ?? '');
      return Promise.resolve(Response.json({ access_token: 'given', expires_in: 3600 }));
    }
    const sent = typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined;
    asked.push({ method, url, headers: headers as Record<string, string>, body: sent });
    return Promise.resolve(status === 204 ? new Response(null, { status }) : Response.json(answer, { status }));
  }) as typeof fetch;
  const account = { email: 'bomb@project.example', privateKey: pem };
  return { asked, assertions, tree: firebaseTree({ databaseUrl: 'https://bomb.example.test', account }, ask) };
}

it('signs an assertion once, and reads in its name', async () => {
  const { asked, assertions, tree } = google({ at: 5 });
  expect(await tree.readAt('heads/c')).toEqual({ at: 5 });
  await tree.readAt('heads/d');
  expect(assertions).toHaveLength(1);
  const key = await importSPKI(publicKey.export({ type: 'spki', format: 'pem' }).toString(), 'RS256');
  const { payload } = await jwtVerify(assertions[0] ?? '', key, { audience: 'https://oauth2.googleapis.com/token' });
  expect(payload).toMatchObject({
    iss: 'bomb@project.example',
    scope: expect.stringContaining('firebase.database') as string,
  });
  expect(asked.map(({ method, url, headers }) => [method, url.href, headers.Authorization])).toEqual([
    ['GET', 'https://bomb.example.test/heads/c.json', 'Bearer given'],
    ['GET', 'https://bomb.example.test/heads/d.json', 'Bearer given'],
  ]);
});

it('asks for a page as REST spells it', async () => {
  const { asked, tree } = google(null);
  await tree.readAt('messages/c', { orderBy: 'at', endAt: { value: 7, key: 'k', isExclusive: true }, limitToLast: 50 });
  expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
    orderBy: '"at"',
    endBefore: '7,"k"',
    limitToLast: '50',
  });
});

it('writes several places by one call', async () => {
  const { asked, tree } = google(null, 204);
  const paths = { 'heads/c': null, 'messages/c/m': { text: 'x', at: { '.sv': 'timestamp' } } };
  await tree.update(paths);
  expect(asked[0]).toMatchObject({ method: 'PATCH', body: paths });
  expect(asked[0]?.url.pathname).toBe('/.json');
});

it('says that it is busy when the project refuses', async () => {
  const { tree } = google({ error: 'no' }, 401);
  await expect(tree.readAt('heads')).rejects.toMatchObject({ status: 503 });
  await expect(tree.update({ 'a.b': 1 })).rejects.toThrow('invalid_path');
});
