import { http, HttpResponse } from 'msw';
import { mockIdentity } from '../support/mock-identity';
import { mockServer } from '../support/mock-endpoint';

const CONFIGURED = {
  NEXT_PUBLIC_FIREBASE_API_KEY: 'main-key',
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'main.example.test',
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'main-project',
  NEXT_PUBLIC_FIREBASE_DATABASE_URL: 'https://main.example.test',
  NEXT_PUBLIC_FIREBASE_APP_ID: 'main-app',
  NEXT_PUBLIC_FIREBASE_CHAT_API_KEY: 'chat-key',
  NEXT_PUBLIC_FIREBASE_CHAT_AUTH_DOMAIN: 'chat.example.test',
  NEXT_PUBLIC_FIREBASE_CHAT_PROJECT_ID: 'chat-project',
  NEXT_PUBLIC_FIREBASE_CHAT_DATABASE_URL: 'https://chat.example.test',
  NEXT_PUBLIC_FIREBASE_CHAT_APP_ID: 'chat-app',
};

/** The module as built with these environment variables. */
function builtWith(variables: Partial<typeof CONFIGURED>) {
  Object.assign(process.env, variables);
  jest.resetModules();
  return import('@/lib/client/auth/firebase-sign-in');
}

afterEach(() => {
  for (const name of Object.keys(CONFIGURED)) delete process.env[name];
});

/** Addresses at which the identity service was called. */
function askedAt(): string[] {
  const addresses: string[] = [];
  mockServer.use(
    http.post('*', ({ request }) => {
      addresses.push(request.url);
      return HttpResponse.json({ error: { code: 400, message: 'ADMIN_ONLY_OPERATION' } }, { status: 400 });
    }),
  );
  return addresses;
}

describe('Two cloud app instances are configured', () => {
  test('a main one and one for chat, each from its own variables', async () => {
    const { firebaseApp } = await builtWith(CONFIGURED);
    const [main, chat] = [await firebaseApp('main'), await firebaseApp('chat')];
    expect([main.name, chat.name]).toEqual(['main', 'chat']);
    expect(main.options).toEqual({
      apiKey: 'main-key',
      authDomain: 'main.example.test',
      projectId: 'main-project',
      databaseURL: 'https://main.example.test',
      appId: 'main-app',
    });
    expect(chat.options).toEqual({
      apiKey: 'chat-key',
      authDomain: 'chat.example.test',
      projectId: 'chat-project',
      databaseURL: 'https://chat.example.test',
      appId: 'chat-app',
    });
  });

  test('the same one is used the second time', async () => {
    const { firebaseApp } = await builtWith({});
    const [first, second] = await Promise.all([firebaseApp('chat'), firebaseApp('chat')]);
    expect(second).toBe(first);
    expect(await firebaseApp('chat')).toBe(first);
  });
});

describe('The anonymous sign-in', () => {
  test('is answered by this server when no project is configured', async () => {
    const { anonymousIdToken } = await builtWith({});
    const addresses = askedAt();
    await expect(anonymousIdToken()).rejects.toMatchObject({ code: 'auth/admin-restricted-operation' });
    expect(addresses).toEqual(['http://localhost/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local']);
  });

  test('is answered by the cloud when a project is configured', async () => {
    const { anonymousIdToken } = await builtWith(CONFIGURED);
    const addresses = askedAt();
    await expect(anonymousIdToken()).rejects.toMatchObject({ code: 'auth/admin-restricted-operation' });
    expect(addresses).toEqual(['https://identitytoolkit.googleapis.com/v1/accounts:signUp?key=main-key']);
  });

  test('gives the token of the identity and keeps nothing in the browser', async () => {
    const { anonymousIdToken } = await builtWith({});
    const identities = mockIdentity();
    const token = await anonymousIdToken();
    expect(identities).toEqual([token]);
    expect(window.localStorage).toHaveLength(0);
    expect(window.sessionStorage).toHaveLength(0);
  });
});
