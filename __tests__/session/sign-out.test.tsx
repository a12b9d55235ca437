import { waitFor } from '@testing-library/react';
import { authApi } from '@/lib/contracts/auth';
import { signOut } from '@/lib/client/auth/sign-out';
import { createQueryClient } from '@/lib/client/queries/query-client';
import { gate } from '../support/gate';
import { mockEndpoint, noAnswer, refusal } from '../support/mock-endpoint';
import { signedIn, tokens } from '../support/session';
import { rest, watchToasts } from '../support/toasts';

beforeAll(createQueryClient);

describe('Log Out', () => {
  test('clears the session at once, without waiting for the server', async () => {
    signedIn();
    const answer = gate();
    mockEndpoint(authApi.logout, async () => {
      await answer.opened;
      return {};
    });
    const done = signOut();
    expect(window.localStorage).toHaveLength(0);
    answer.open();
    await done;
  });

  test("shows 'Logged out succesfully'", async () => {
    const toasts = watchToasts();
    signedIn();
    mockEndpoint(authApi.logout, {});
    await signOut();
    await waitFor(() => expect(toasts.texts()).toEqual(['Logged out succesfully']));
  });

  test('tells the server with the token it had', async () => {
    signedIn(['admin'], { accessToken: 'mine' });
    const requests = mockEndpoint(authApi.logout, {});
    await signOut();
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers.get('Authorization')).toBe('JWT mine');
    expect(requests[0]?.headers.get('source')).toBe('BOMBChat');
  });

  test('ends the session on the server also when the access token ran out', async () => {
    const toasts = watchToasts();
    signedIn();
    const requests = mockEndpoint(authApi.logout, ({ headers }) =>
      headers.get('Authorization') === 'JWT access-2' ? {} : refusal(401),
    );
    const refreshes = mockEndpoint(authApi.refresh, tokens(2));
    await signOut();
    expect(refreshes.map(({ body }) => body)).toEqual([{ refreshToken: 'JWT refresh-1' }]);
    expect(requests).toHaveLength(2);
    await rest();
    expect(window.localStorage).toHaveLength(0);
    expect(toasts.texts()).toEqual(['Logged out succesfully']);
  });

  test.each([
    ['with a 500', () => refusal(500)],
    ['with a 401, and the refresh too', () => refusal(401)],
    ['without an answer', noAnswer],
  ])('is done also when the server fails %s', async (_how, fail) => {
    const toasts = watchToasts();
    signedIn();
    mockEndpoint(authApi.logout, fail);
    mockEndpoint(authApi.refresh, fail);
    await signOut();
    await rest();
    expect(window.localStorage).toHaveLength(0);
    expect(toasts.texts()).toEqual(['Logged out succesfully']);
  });

  test('forgets what was loaded', async () => {
    const queryClient = createQueryClient();
    signedIn();
    queryClient.setQueryData(['secret'], 'mine');
    mockEndpoint(authApi.logout, {});
    await signOut();
    expect(queryClient.getQueryData(['secret'])).toBeUndefined();
  });

  test('does not sign out whoever signs in while the server is told', async () => {
    const answer = gate();
    mockEndpoint(authApi.logout, async () => {
      await answer.opened;
      return refusal(401);
    });
    mockEndpoint(authApi.refresh, () => refusal(401));
    signedIn();
    const done = signOut();
    signedIn(['salesman'], { name: 'Ravi Shah' });
    answer.open();
    await done;
    expect(JSON.parse(window.localStorage.getItem('userInfo') ?? 'null')).toMatchObject({ name: 'Ravi Shah' });
  });
});
