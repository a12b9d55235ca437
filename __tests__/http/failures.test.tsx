import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { meApi } from '@/lib/contracts/me';
import { passwordResetsApi } from '@/lib/contracts/users/password-resets';
import { ApiError } from '@/lib/client/http/api-error';
import { type CallOptions, call } from '@/lib/client/http/call';
import { createQueryClient } from '@/lib/client/queries/query-client';
import { browserRequests } from '../support/browser-requests';
import { gate } from '../support/gate';
import { mockEndpoint, noAnswer, refusal } from '../support/mock-endpoint';
import { signedIn } from '../support/session';
import { rest, watchToasts } from '../support/toasts';

beforeAll(createQueryClient);
beforeEach(() => signedIn());

const list = (options?: CallOptions) => call(meApi.sessions, {}, options);
const htmlPage = (status: number) =>
  new HttpResponse('<h1>Bad gateway</h1>', {
    status,
    headers: { 'Content-Type': 'text/html', 'X-Request-Id': 'edge-7' },
  });

describe('Other failures: an error toast with the error', () => {
  test.each([400, 403, 404, 409, 422, 429, 500, 503])('%d shows the message of the server', async (status) => {
    const toasts = watchToasts();
    mockEndpoint(meApi.sessions, () => refusal(status, { message: `Sentence for ${status}.` }));
    await expect(list()).rejects.toBeInstanceOf(ApiError);
    await waitFor(() => expect(toasts.texts()).toEqual([`Sentence for ${status}.`]));
  });

  test('no connection shows one plain sentence', async () => {
    const toasts = watchToasts();
    mockEndpoint(meApi.sessions, noAnswer);
    await expect(list()).rejects.toMatchObject({ status: 0, code: 'no_connection', isPassing: true });
    const sentence = 'Cannot reach the server. Check your connection and try again.';
    await waitFor(() => expect(toasts.texts()).toEqual([sentence]));
  });

  test('a timeout counts as no connection', async () => {
    const browser = browserRequests();
    const never = gate();
    const requests = mockEndpoint(meApi.sessions, async () => {
      await never.opened;
      return [];
    });
    const waiting = list({ timeout: 1000 });
    await waitFor(() => expect(requests).toHaveLength(1));
    browser.timeLastOut();
    await expect(waiting).rejects.toMatchObject({ code: 'no_connection' });
    never.open();
  });

  test('an answer that is not ours shows a plain sentence, never its text', async () => {
    const toasts = watchToasts();
    mockEndpoint(meApi.sessions, () => htmlPage(502));
    await expect(list()).rejects.toMatchObject({ status: 502, code: 'server_down', requestId: 'edge-7' });
    await waitFor(() => expect(toasts.texts()).toEqual(['The server cannot do this now. Try again in a minute.']));
  });

  test.each([
    ['does not say success', { message: 'done', data: [] }],
    ['carries no data', { message: 'success' }],
    ['carries something else than the contract promises', { message: 'success', data: [{ id: 'x' }] }],
    ['is no envelope', 'fine'],
  ])('a good status whose answer %s is a failure', async (_what, answer) => {
    const toasts = watchToasts();
    mockEndpoint(meApi.sessions, () => HttpResponse.json(answer));
    await expect(list()).rejects.toMatchObject({ status: 200, code: 'unreadable_answer' });
    await waitFor(() => expect(toasts.texts()).toHaveLength(1));
  });

  test('the same failure of several calls at once shows one toast', async () => {
    const toasts = watchToasts();
    mockEndpoint(meApi.sessions, noAnswer);
    mockEndpoint(passwordResetsApi.list, noAnswer);
    await Promise.allSettled([list(), list(), call(passwordResetsApi.list, {})]);
    await rest();
    expect(toasts.texts()).toHaveLength(1);
  });
});

describe('The error of a call', () => {
  test('has the status, the code, the request id and what is wrong with the input', async () => {
    const issues = [{ path: ['newPassword'], message: 'Use at least 10 characters.' }];
    mockEndpoint(meApi.sessions, () =>
      refusal(422, { message: 'Check the form.', code: 'invalid', requestId: 'request-42', issues }),
    );
    await expect(list()).rejects.toMatchObject({
      name: 'ApiError',
      message: 'Check the form.',
      status: 422,
      code: 'invalid',
      requestId: 'request-42',
      issues,
    });
  });

  test('is not shown when the caller shows it itself', async () => {
    const toasts = watchToasts();
    mockEndpoint(meApi.sessions, () => refusal(422));
    await expect(list({ showsErrors: 'caller' })).rejects.toMatchObject({ status: 422, isTold: false });
    await rest();
    expect(toasts.texts()).toEqual([]);
  });

  test('is one of this page when the call cannot even be made', async () => {
    const toasts = watchToasts();
    await expect(call(meApi.endSession, { params: { id: '' } })).rejects.toMatchObject({ code: 'broken_page' });
    await waitFor(() =>
      expect(toasts.texts()).toEqual(['Something went wrong on this page. Reload it and try again.']),
    );
  });
});

describe('A call that is cancelled', () => {
  test('is rejected and shows no toast', async () => {
    const toasts = watchToasts();
    const cancellation = new AbortController();
    const answer = gate();
    const requests = mockEndpoint(meApi.sessions, async () => {
      await answer.opened;
      return [];
    });
    const waiting = list({ signal: cancellation.signal });
    await waitFor(() => expect(requests).toHaveLength(1));
    cancellation.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'cancelled', isTold: true });
    answer.open();
    await rest();
    expect(toasts.texts()).toEqual([]);
  });

  test('because the page is left shows no toast either', async () => {
    const toasts = watchToasts();
    const browser = browserRequests();
    const answer = gate();
    const requests = mockEndpoint(meApi.sessions, async () => {
      await answer.opened;
      return [];
    });
    const waiting = list();
    await waitFor(() => expect(requests).toHaveLength(1));
    browser.dropLast();
    await expect(waiting).rejects.toMatchObject({ code: 'cancelled' });
    answer.open();
    await rest();
    expect(toasts.texts()).toEqual([]);
  });
});
