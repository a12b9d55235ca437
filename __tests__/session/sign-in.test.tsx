import { inspect } from 'node:util';
import { HttpResponse } from 'msw';
import { waitFor } from '@testing-library/react';
import { authApi } from '@/lib/contracts/auth';
import { ApiError } from '@/lib/client/http/api-error';
import { signIn } from '@/lib/client/auth/sign-in';
import { createQueryClient } from '@/lib/client/queries/query-client';
import { mockEndpoint, noAnswer, refusal } from '../support/mock-endpoint';
import { mockIdentity, mockIdentityFailure } from '../support/mock-identity';
import { signedIn, tokens } from '../support/session';
import { rest, watchToasts } from '../support/toasts';

const typed = { phoneNumber: '+919825012345', password: 'chaniya choli' };
const user = { name: 'Asha Patel', fo: ['salesman' as const] };

beforeAll(createQueryClient);

const stored = (key: string): unknown => JSON.parse(window.localStorage.getItem(key) ?? 'null');

/** The whole server works, unless a test overrides it. */
const serverWorks = () => ({
  first: mockEndpoint(authApi.checkPassword, user),
  identities: mockIdentity(),
  second: mockEndpoint(authApi.openSession, tokens(1, ['salesman'])),
});

describe('Signing in', () => {
  test('sends phone and password to /api/fo/login, phone and token to /api/auth/login', async () => {
    const { first, identities, second } = serverWorks();
    await signIn(typed);
    expect(first.map(({ body }) => body)).toEqual([typed]);
    expect(identities).toHaveLength(1);
    expect(second.map(({ body }) => body)).toEqual([{ phoneNumber: typed.phoneNumber, token: identities[0] }]);
  });

  test('stores user info and API info as section 3 lists them', async () => {
    serverWorks();
    await signIn(typed);
    expect(stored('userInfo')).toEqual({ name: 'Asha Patel', fo: ['salesman'] });
    expect(stored('apiInfo')).toEqual({ accessToken: 'access-1', refreshToken: 'refresh-1', fo: ['salesman'] });
    expect(Object.keys(window.localStorage).sort()).toEqual(['apiInfo', 'userInfo']);
  });

  test('opts both steps out of authentication', async () => {
    signedIn();
    const { first, second } = serverWorks();
    await signIn(typed);
    for (const request of [...first, ...second]) expect(request.headers.has('Authorization')).toBe(false);
  });

  test('counts a message of success in any case', async () => {
    serverWorks();
    mockEndpoint(authApi.checkPassword, () => HttpResponse.json({ message: 'Success', data: user }));
    mockEndpoint(authApi.openSession, () => HttpResponse.json({ message: 'SUCCESS', data: tokens(1) }));
    await signIn(typed);
    expect(stored('userInfo')).not.toBeNull();
  });

  test('forgets what somebody loaded before', async () => {
    const queryClient = createQueryClient();
    queryClient.setQueryData(['secret'], 'of somebody else');
    serverWorks();
    await signIn(typed);
    expect(queryClient.getQueryData(['secret'])).toBeUndefined();
  });

  test('gets an identity of its own each time', async () => {
    const { identities, second } = serverWorks();
    await signIn(typed);
    await signIn(typed);
    expect(identities).toHaveLength(2);
    expect(second.map(({ body }) => body.token)).toEqual(identities);
  });
});

describe('Logged out becomes logged in only after both login steps succeed', () => {
  const firstStep: [string, () => Response][] = [
    ['a 401', () => refusal(401)],
    ['a 429', () => refusal(429)],
    ['a 500', () => refusal(500)],
    ['no answer', noAnswer],
    ['a message that is not success', () => HttpResponse.json({ message: 'failed', data: user })],
    ['a success without data', () => HttpResponse.json({ message: 'success' })],
    ['a success with data null', () => HttpResponse.json({ message: 'success', data: null })],
  ];

  test.each(firstStep)(
    'the first step fails with %s: nothing is stored, nothing further is asked',
    async (_how, fail) => {
      const toasts = watchToasts();
      const { identities, second } = serverWorks();
      mockEndpoint(authApi.checkPassword, fail);
      await expect(signIn(typed)).rejects.toBeInstanceOf(ApiError);
      await rest();
      expect({ user: stored('userInfo'), api: stored('apiInfo') }).toEqual({ user: null, api: null });
      expect(identities).toHaveLength(0);
      expect(second).toHaveLength(0);
      expect(toasts.texts()).toEqual([]);
    },
  );

  test.each(firstStep)('the second step fails with %s: nothing is stored and no message shows', async (_how, fail) => {
    const toasts = watchToasts();
    serverWorks();
    mockEndpoint(authApi.openSession, fail);
    await expect(signIn(typed)).rejects.toBeInstanceOf(ApiError);
    await rest();
    expect({ user: stored('userInfo'), api: stored('apiInfo') }).toEqual({ user: null, api: null });
    expect(toasts.texts()).toEqual([]);
  });

  test('the identity service fails: nothing is stored, and the second step is not asked', async () => {
    const toasts = watchToasts();
    const { second } = serverWorks();
    mockIdentityFailure();
    await expect(signIn(typed)).rejects.toThrow();
    await rest();
    expect(stored('userInfo')).toBeNull();
    expect(second).toHaveLength(0);
    expect(toasts.texts()).toEqual([]);
  });

  test('it works at the next try after a failure', async () => {
    serverWorks();
    mockIdentityFailure();
    await expect(signIn(typed)).rejects.toThrow();
    serverWorks();
    await signIn(typed);
    await waitFor(() => expect(stored('userInfo')).toEqual(user));
  });
});

test('what a failure says of itself holds neither the password nor the phone number', async () => {
  mockIdentity();
  mockEndpoint(authApi.checkPassword, () => refusal(401));
  const failure: unknown = await signIn(typed).catch((error: unknown) => error);
  const written = inspect(failure, { depth: 20, showHidden: true });
  expect(written).toContain('ApiError');
  expect(written).not.toContain(typed.password);
  expect(written).not.toContain(typed.phoneNumber);
});
