import { waitFor } from '@testing-library/react';
import { MESSAGES } from '@/config/messages';
import { authApi } from '@/lib/contracts/auth';
import { meApi } from '@/lib/contracts/me';
import { ApiError } from '@/lib/client/http/api-error';
import { createQueryClient } from '@/lib/client/queries/query-client';
import { gate } from '../support/gate';
import { mockEndpoint, noAnswer, refusal } from '../support/mock-endpoint';
import { signedIn, signedOut, tokens } from '../support/session';
import { list, stored, takes, tenAtOnce } from '../support/session-calls';
import { rest, watchToasts } from '../support/toasts';

beforeAll(createQueryClient);

describe('If the repeat fails', () => {
  test.each([
    ['with a 401', () => refusal(401)],
    ['with a 403', () => refusal(403)],
    ['with a 500', () => refusal(500)],
    ['without an answer', noAnswer],
  ])('%s, a toast says it, the call is rejected and nothing is tried a third time', async (_how, fail) => {
    const toasts = watchToasts();
    signedIn();
    const refreshes = mockEndpoint(authApi.refresh, tokens(2));
    const requests = mockEndpoint(meApi.sessions, ({ headers }) =>
      headers.get('Authorization') === 'JWT access-1' ? refusal(401) : fail(),
    );
    await expect(list()).rejects.toBeInstanceOf(ApiError);
    await waitFor(() => expect(toasts.texts()).toEqual(['invalid credentials, please login again']));
    await rest();
    expect(toasts.texts()).toHaveLength(1);
    expect(requests).toHaveLength(2);
    expect(refreshes).toHaveLength(1);
  });

  test('for ten calls at once, one toast shows', async () => {
    const toasts = watchToasts();
    signedIn();
    mockEndpoint(authApi.refresh, tokens(2));
    takes('access-3');
    await tenAtOnce();
    await rest();
    expect(toasts.texts()).toEqual([MESSAGES.invalidCredentials]);
  });

  test('after somebody signed out meanwhile, no toast shows', async () => {
    const toasts = watchToasts();
    signedIn();
    const answer = gate();
    mockEndpoint(authApi.refresh, tokens(2));
    const requests = mockEndpoint(meApi.sessions, async ({ headers }) => {
      if (headers.get('Authorization') === 'JWT access-2') await answer.opened;
      return refusal(401);
    });
    const waiting = list();
    await waitFor(() => expect(requests).toHaveLength(2));
    signedOut();
    answer.open();
    await expect(waiting).rejects.toMatchObject({ status: 401 });
    await rest();
    expect(toasts.texts()).toEqual([]);
  });

  test('because the caller cancelled it, no toast shows', async () => {
    const toasts = watchToasts();
    signedIn();
    const cancellation = new AbortController();
    mockEndpoint(authApi.refresh, () => {
      cancellation.abort();
      return tokens(2);
    });
    const requests = takes('access-2');
    await expect(list({ signal: cancellation.signal })).rejects.toMatchObject({ code: 'cancelled' });
    await rest();
    expect(requests).toHaveLength(1);
    expect(toasts.texts()).toEqual([]);
    expect(stored('apiInfo')).toEqual(tokens(2));
  });
});
