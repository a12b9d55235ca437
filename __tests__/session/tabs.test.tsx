import { renderHook, waitFor } from '@testing-library/react';
import { act } from 'react';
import { authApi } from '@/lib/contracts/auth';
import { meApi } from '@/lib/contracts/me';
import { readSession, useSession } from '@/lib/client/auth/session-store';
import { call } from '@/lib/client/http/call';
import { createQueryClient } from '@/lib/client/queries/query-client';
import { browserRequests } from '../support/browser-requests';
import { gate } from '../support/gate';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { anotherTabStores, fakeLocks } from '../support/other-tab';
import { signedIn, tokens } from '../support/session';
import { rest, watchToasts } from '../support/toasts';

let queryClient = createQueryClient();

beforeEach(() => {
  queryClient = createQueryClient();
});

const list = () => call(meApi.sessions, {});
const stored = (key: string): unknown => JSON.parse(window.localStorage.getItem(key) ?? 'null');

const takes = (accessToken: string) =>
  mockEndpoint(meApi.sessions, ({ headers }) =>
    headers.get('Authorization') === `JWT ${accessToken}` ? [] : refusal(401),
  );

describe('Several tabs', () => {
  test('Log Out in one tab logs out all', () => {
    signedIn();
    const { result } = renderHook(useSession);
    act(() => anotherTabStores({ userInfo: null, apiInfo: null }));
    expect(result.current).toEqual({ isReady: true, user: null });
  });

  test('a tab where nobody was signed in follows a sign-in of another', () => {
    const { result } = renderHook(useSession);
    act(() => anotherTabStores({ apiInfo: tokens(1), userInfo: { name: 'Ravi Shah', fo: ['salesman'] } }));
    expect(result.current.user).toEqual({ name: 'Ravi Shah', fo: ['salesman'] });
  });

  test('a tab uses the tokens another one refreshed at its next call', async () => {
    signedIn();
    const requests = takes('access-2');
    anotherTabStores({ apiInfo: tokens(2) });
    await list();
    expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual(['JWT access-2']);
  });

  test('what one person loaded is forgotten when another tab signs somebody else in', () => {
    signedIn();
    queryClient.setQueryData(['secret'], 'of the first');
    anotherTabStores({ userInfo: { name: 'Ravi Shah', fo: ['salesman'] } });
    expect(queryClient.getQueryData(['secret'])).toBeUndefined();
  });

  test('new roles of the same person do not empty the cache', () => {
    signedIn();
    const name = readSession().user?.name ?? '';
    queryClient.setQueryData(['secret'], 'still mine');
    anotherTabStores({ userInfo: { name, fo: ['salesman'] } });
    expect(queryClient.getQueryData(['secret'])).toBe('still mine');
  });

  test('tokens another tab refreshed do not empty the cache', () => {
    signedIn();
    queryClient.setQueryData(['secret'], 'still mine');
    anotherTabStores({ apiInfo: tokens(2) });
    expect(queryClient.getQueryData(['secret'])).toBe('still mine');
  });

  test('a call under way when another tab logs out shows no toast', async () => {
    const toasts = watchToasts();
    signedIn();
    const late = gate();
    const requests = mockEndpoint(meApi.sessions, async () => {
      await late.opened;
      return refusal(401);
    });
    const waiting = list();
    await waitFor(() => expect(requests).toHaveLength(1));
    anotherTabStores({ userInfo: null, apiInfo: null });
    late.open();
    await expect(waiting).rejects.toMatchObject({ status: 401 });
    await rest();
    expect(toasts.texts()).toEqual([]);
  });
});

describe('Several tabs refreshing together do not log each other out', () => {
  test('a tab that waited for its turn takes the new tokens and does not refresh again', async () => {
    const { takeTurn } = fakeLocks();
    signedIn();
    takes('access-2');
    const refreshes = mockEndpoint(authApi.refresh, tokens(3));
    const turnOfAnotherTab = takeTurn('bomb-refresh');
    const waiting = list();
    await rest();
    anotherTabStores({ apiInfo: tokens(2) });
    turnOfAnotherTab.end();
    await expect(waiting).resolves.toEqual([]);
    expect(refreshes).toHaveLength(0);
  });

  test('a tab that waited while another logged out ends quietly', async () => {
    const toasts = watchToasts();
    const { takeTurn } = fakeLocks();
    signedIn();
    takes('access-2');
    const refreshes = mockEndpoint(authApi.refresh, tokens(3));
    const turnOfAnotherTab = takeTurn('bomb-refresh');
    const waiting = list();
    await rest();
    anotherTabStores({ userInfo: null, apiInfo: null });
    turnOfAnotherTab.end();
    await expect(waiting).rejects.toMatchObject({ status: 401 });
    await rest();
    expect(refreshes).toHaveLength(0);
    expect(toasts.texts()).toEqual([]);
  });

  test('the lock is free again after a refresh that failed', async () => {
    const { isTaken } = fakeLocks();
    signedIn();
    takes('access-2');
    mockEndpoint(authApi.refresh, () => refusal(401));
    await expect(list()).rejects.toMatchObject({ status: 401 });
    expect(isTaken('bomb-refresh')).toBe(false);
  });

  test('without locks, a refresh that lost the race continues with the winner’s tokens', async () => {
    const toasts = watchToasts();
    signedIn();
    takes('access-2');
    mockEndpoint(authApi.refresh, () => {
      anotherTabStores({ apiInfo: tokens(2) });
      return refusal(401);
    });
    await expect(list()).resolves.toEqual([]);
    await rest();
    expect(toasts.texts()).toEqual([]);
    expect(stored('apiInfo')).toEqual(tokens(2));
  });

  test('an answer that comes after somebody else signed in does not replace their tokens', async () => {
    signedIn();
    takes('access-5');
    mockEndpoint(authApi.refresh, () => {
      anotherTabStores({ apiInfo: tokens(5, ['salesman']), userInfo: { name: 'Ravi Shah', fo: ['salesman'] } });
      return tokens(2);
    });
    await expect(list()).rejects.toMatchObject({ status: 401 });
    expect(stored('apiInfo')).toEqual(tokens(5, ['salesman']));
  });

  test('a refresh the browser dropped because the page is left does not end the session', async () => {
    signedIn();
    takes('access-2');
    const browser = browserRequests();
    const never = gate();
    const refreshes = mockEndpoint(authApi.refresh, async () => {
      await never.opened;
      return tokens(2);
    });
    const waiting = list();
    await waitFor(() => expect(refreshes).toHaveLength(1));
    browser.dropLast();
    await expect(waiting).rejects.toMatchObject({ code: 'cancelled' });
    expect(stored('userInfo')).not.toBeNull();
    never.open();
  });
});
