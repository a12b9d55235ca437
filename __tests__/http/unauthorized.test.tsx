import { waitFor } from '@testing-library/react';
import { MESSAGES } from '@/config/messages';
import { authApi } from '@/lib/contracts/auth';
import { meApi } from '@/lib/contracts/me';
import { passwordResetsApi } from '@/lib/contracts/users/password-resets';
import { betweenTries } from '@/lib/client/auth/refresh-session';
import { ApiError } from '@/lib/client/http/api-error';
import { call } from '@/lib/client/http/call';
import { createQueryClient } from '@/lib/client/queries/query-client';
import { gate } from '../support/gate';
import { mockEndpoint, noAnswer, refusal } from '../support/mock-endpoint';
import { signedIn, signedOut, tokens } from '../support/session';
import { list, stored, takes, tenAtOnce } from '../support/session-calls';
import { rest, watchToasts } from '../support/toasts';

beforeAll(createQueryClient);

describe('On a 401 the refresh call is tried', () => {
  test("it carries the refresh token after 'JWT ', no-cache headers, no authentication", async () => {
    signedIn();
    takes('access-2');
    const refreshes = mockEndpoint(authApi.refresh, tokens(2));
    await list();
    expect(refreshes).toHaveLength(1);
    expect(refreshes[0]?.body).toEqual({ refreshToken: 'JWT refresh-1' });
    expect(refreshes[0]?.headers.get('Cache-Control')).toBe('no-cache');
    expect(refreshes[0]?.headers.get('Pragma')).toBe('no-cache');
    expect(refreshes[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(refreshes[0]?.headers.has('Authorization')).toBe(false);
  });

  test('on success the response data replaces the API info, and the user info stays', async () => {
    signedIn(['admin']);
    takes('access-2');
    mockEndpoint(authApi.refresh, tokens(2, ['salesman']));
    await list();
    expect(stored('apiInfo')).toEqual({ accessToken: 'access-2', refreshToken: 'refresh-2', fo: ['salesman'] });
    expect(stored('userInfo')).toEqual({ name: 'Asha Patel', fo: ['admin'] });
  });

  test('on success the request is repeated once with the new token, and gives its data', async () => {
    const toasts = watchToasts();
    signedIn();
    mockEndpoint(authApi.refresh, tokens(2));
    const requests = mockEndpoint(authApi.logout, ({ headers }) =>
      headers.get('Authorization') === 'JWT access-2' ? {} : refusal(401),
    );
    await expect(call(authApi.logout, {})).resolves.toEqual({});
    expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual(['JWT access-1', 'JWT access-2']);
    await rest();
    expect(toasts.texts()).toEqual([]);
  });

  test('ten calls that fail at once make one refresh and ten repeats', async () => {
    signedIn();
    const requests = takes('access-2');
    const refreshes = mockEndpoint(authApi.refresh, async () => {
      await rest();
      return tokens(2);
    });
    const outcomes = await tenAtOnce();
    expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 'fulfilled'));
    expect(refreshes).toHaveLength(1);
    expect(requests).toHaveLength(20);
  });

  test('a late 401 for an already replaced token is repeated without another refresh', async () => {
    signedIn();
    const late = gate();
    const refreshes = mockEndpoint(authApi.refresh, tokens(2));
    const lateRequests = mockEndpoint(passwordResetsApi.list, async ({ headers }) => {
      if (headers.get('Authorization') === 'JWT access-2') return [];
      await late.opened;
      return refusal(401);
    });
    const lateCall = call(passwordResetsApi.list, {});
    await waitFor(() => expect(lateRequests).toHaveLength(1));
    takes('access-2');
    await list();
    late.open();
    await expect(lateCall).resolves.toEqual([]);
    expect(lateRequests).toHaveLength(2);
    expect(refreshes).toHaveLength(1);
  });

  test('the next token that runs out is refreshed again', async () => {
    signedIn();
    let turn = 1;
    const refreshes = mockEndpoint(authApi.refresh, () => tokens(++turn));
    takes('access-2');
    await list();
    takes('access-3');
    await list();
    expect(refreshes.map(({ body }) => body.refreshToken)).toEqual(['JWT refresh-1', 'JWT refresh-2']);
  });
});

/** Skips the delays between retries. */
function skipPauses(): number[] {
  const pauses: number[] = [];
  jest.spyOn(betweenTries, 'pause').mockImplementation((ms) => {
    pauses.push(ms);
    return Promise.resolve();
  });
  return pauses;
}

describe('If refresh fails', () => {
  test.each([
    ['with a 401', () => refusal(401)],
    ['with a 400', () => refusal(400)],
    ['with a 500', () => refusal(500)],
    ['without an answer', noAnswer],
  ])('%s, stored user info is cleared and a toast says it', async (_how, fail) => {
    const toasts = watchToasts();
    const pauses = skipPauses();
    signedIn();
    const refreshes = mockEndpoint(authApi.refresh, fail);
    const requests = takes('access-2');
    await expect(list()).rejects.toMatchObject({ status: 401 });
    expect(stored('userInfo')).toBeNull();
    expect(stored('apiInfo')).toBeNull();
    await waitFor(() => expect(toasts.texts()).toEqual([MESSAGES.undefinedUser]));
    expect(requests).toHaveLength(1);
    expect(refreshes).toHaveLength(pauses.length + 1);
  });

  test.each([
    ['is lost', noAnswer],
    ['is that the server starts anew', () => refusal(503)],
  ])('its answer %s: it is asked for again and nobody is signed out', async (_how, fail) => {
    const toasts = watchToasts();
    const pauses = skipPauses();
    signedIn();
    let tries = 0;
    const refreshes = mockEndpoint(authApi.refresh, () => (++tries < 4 ? fail() : tokens(2)));
    takes('access-2');
    const outcomes = await tenAtOnce();
    expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 'fulfilled'));
    expect(refreshes.map(({ body }) => body)).toEqual(Array(4).fill({ refreshToken: 'JWT refresh-1' }));
    expect(pauses).toEqual([1000, 2000, 4000]);
    await rest();
    expect(toasts.texts()).toEqual([]);
  });

  test('it is not asked for again when that would come too late', async () => {
    skipPauses();
    signedIn();
    const now = Date.now.bind(Date);
    const refreshes = mockEndpoint(authApi.refresh, noAnswer);
    // Each try waits this long for its response.
    jest.spyOn(Date, 'now').mockImplementation(() => now() + refreshes.length * 20_000);
    takes('access-2');
    await expect(list()).rejects.toMatchObject({ status: 401 });
    expect(refreshes).toHaveLength(3);
  });

  test('somebody who signs out meanwhile asks no more', async () => {
    const toasts = watchToasts();
    jest.spyOn(betweenTries, 'pause').mockImplementation(() => Promise.resolve(signedOut()));
    signedIn();
    const refreshes = mockEndpoint(authApi.refresh, noAnswer);
    takes('access-2');
    await expect(list()).rejects.toMatchObject({ status: 401 });
    await rest();
    expect(refreshes).toHaveLength(1);
    expect(toasts.texts()).toEqual([]);
  });

  test('for ten calls at once, one toast shows and every call is rejected', async () => {
    const toasts = watchToasts();
    signedIn();
    const refreshes = mockEndpoint(authApi.refresh, () => refusal(401));
    takes('access-2');
    const outcomes = await tenAtOnce();
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(refreshes).toHaveLength(1);
    await waitFor(() => expect(toasts.texts()).toEqual(['Undefined user info']));
  });

  test.each([
    ['a 401', () => refusal(401)],
    ['another failure', () => refusal(500)],
    ['no answer', noAnswer],
  ])('a call still under way that ends with %s later shows no toast any more', async (_how, fail) => {
    const toasts = watchToasts();
    signedIn();
    const late = gate();
    const lateRequests = mockEndpoint(passwordResetsApi.list, async () => {
      await late.opened;
      return fail();
    });
    const lateCall = call(passwordResetsApi.list, {});
    await waitFor(() => expect(lateRequests).toHaveLength(1));
    mockEndpoint(authApi.refresh, () => refusal(401));
    takes('access-2');
    await expect(list()).rejects.toBeInstanceOf(ApiError);
    await waitFor(() => expect(toasts.texts()).toEqual(['Undefined user info']));
    toasts.clear();

    late.open();
    await expect(lateCall).rejects.toBeInstanceOf(ApiError);
    await rest();
    expect(toasts.texts()).toEqual([]);
  });

  test('a late 401 of an ended session does not touch whoever signed in meanwhile', async () => {
    const toasts = watchToasts();
    signedIn();
    const late = gate();
    const refreshes = mockEndpoint(authApi.refresh, tokens(9));
    const lateRequests = mockEndpoint(meApi.sessions, async () => {
      await late.opened;
      return refusal(401);
    });
    const lateCall = list();
    await waitFor(() => expect(lateRequests).toHaveLength(1));
    signedOut();
    signedIn(['salesman'], { name: 'Ravi Shah', accessToken: 'access-5' });
    late.open();
    await expect(lateCall).rejects.toMatchObject({ status: 401 });
    await rest();
    expect(lateRequests).toHaveLength(1);
    expect(refreshes).toHaveLength(0);
    expect(toasts.texts()).toEqual([]);
    expect(stored('userInfo')).toEqual({ name: 'Ravi Shah', fo: ['salesman'] });
  });

  test('after signing in again it is told again', async () => {
    const toasts = watchToasts();
    mockEndpoint(authApi.refresh, () => refusal(401));
    takes('access-2');
    signedIn();
    await expect(list()).rejects.toBeInstanceOf(ApiError);
    await waitFor(() => expect(toasts.texts()).toEqual(['Undefined user info']));
    toasts.clear();
    signedIn();
    await expect(list()).rejects.toBeInstanceOf(ApiError);
    await waitFor(() => expect(toasts.texts()).toEqual(['Undefined user info']));
  });

  test('because of a sign-out meanwhile, the session stays closed and no toast shows', async () => {
    const toasts = watchToasts();
    signedIn();
    const answer = gate();
    const refreshes = mockEndpoint(authApi.refresh, async () => {
      await answer.opened;
      return tokens(2);
    });
    takes('access-2');
    const waiting = list();
    await waitFor(() => expect(refreshes).toHaveLength(1));
    signedOut();
    answer.open();
    await expect(waiting).rejects.toMatchObject({ status: 401 });
    await rest();
    expect(stored('apiInfo')).toBeNull();
    expect(toasts.texts()).toEqual([]);
  });
});

describe('If there is no stored user', () => {
  test('nothing is refreshed, what is stored is cleared and a toast says it', async () => {
    const toasts = watchToasts();
    signedIn();
    window.localStorage.removeItem('userInfo');
    const refreshes = mockEndpoint(authApi.refresh, tokens(2));
    takes('access-2');
    await expect(list()).rejects.toMatchObject({ status: 401 });
    expect(refreshes).toHaveLength(0);
    expect(stored('apiInfo')).toBeNull();
    await waitFor(() => expect(toasts.texts()).toEqual(['Undefined user info']));
  });

  test('a stored user without API info cannot be refreshed either', async () => {
    const toasts = watchToasts();
    signedIn();
    window.localStorage.removeItem('apiInfo');
    const refreshes = mockEndpoint(authApi.refresh, tokens(2));
    takes('access-2');
    await expect(list()).rejects.toMatchObject({ status: 401 });
    expect(refreshes).toHaveLength(0);
    expect(stored('userInfo')).toBeNull();
    await waitFor(() => expect(toasts.texts()).toEqual(['Undefined user info']));
  });
});
