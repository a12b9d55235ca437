import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { screensApi } from '@/lib/contracts/screens';
import { createQueryClient } from '@/lib/client/queries/query-client';
import { useScreen } from '@/lib/client/queries/screens';
import { gate } from '../support/gate';
import { mockEndpoint, noAnswer, refusal } from '../support/mock-endpoint';
import { signedIn, signedOut } from '../support/session';
import { rest, watchToasts } from '../support/toasts';

const dashboard = { id: 'dashboard', name: 'Dashboard', path: '/' } as const;

beforeEach(() => signedIn());

function open(queryClient: QueryClient = createQueryClient()) {
  // The second try follows immediately.
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 1 } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  return renderHook(() => useScreen('dashboard'), { wrapper });
}

describe('A query', () => {
  test('is tried once more when nothing answered, and nothing is shown when that works', async () => {
    const toasts = watchToasts();
    let tries = 0;
    mockEndpoint(screensApi.get, () => (++tries === 1 ? noAnswer() : dashboard));
    const { result } = open();
    await waitFor(() => expect(result.current.data).toEqual(dashboard));
    expect(tries).toBe(2);
    await rest();
    expect(toasts.texts()).toEqual([]);
  });

  test('is tried once more when the server failed, and then shows one toast', async () => {
    const toasts = watchToasts();
    const requests = mockEndpoint(screensApi.get, () => refusal(503, { message: 'Down for a minute.' }));
    const { result } = open();
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(requests).toHaveLength(2);
    await waitFor(() => expect(toasts.texts()).toEqual(['Down for a minute.']));
  });

  test.each([400, 403, 404, 409, 429])('is not tried again after a %d, which shows as a toast', async (status) => {
    const toasts = watchToasts();
    const requests = mockEndpoint(screensApi.get, () => refusal(status));
    const { result } = open();
    await waitFor(() => expect(result.current.error).toMatchObject({ status }));
    await waitFor(() => expect(toasts.texts()).toEqual([`Refused with ${status}.`]));
    expect(requests).toHaveLength(1);
  });

  test('asks for nothing once the session ended, though its screen is drawn once more', async () => {
    const requests = mockEndpoint(screensApi.get, dashboard);
    const { result, rerender } = open();
    await waitFor(() => expect(result.current.data).toEqual(dashboard));
    act(signedOut);
    rerender();
    await rest();
    expect(requests).toHaveLength(1);
    act(() => signedIn());
    rerender();
    await waitFor(() => expect(requests).toHaveLength(2));
  });

  test('is cancelled without a toast when the session ends, and its answer is not kept', async () => {
    const toasts = watchToasts();
    const queryClient = createQueryClient();
    const answer = gate();
    const requests = mockEndpoint(screensApi.get, async () => {
      await answer.opened;
      return dashboard;
    });
    const { unmount } = open(queryClient);
    await waitFor(() => expect(requests).toHaveLength(1));
    act(signedOut);
    unmount();
    answer.open();
    await rest();
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
    expect(toasts.texts()).toEqual([]);
  });
});
