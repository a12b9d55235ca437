import { renderHook } from '@testing-library/react';
import { useRouter } from 'next/router';
import { usePlaceMemory } from '@/components/ui/data-table/use-place-memory';
import { gate } from '../support/gate';
import { mockEndpoint } from '../support/mock-endpoint';
import { act, renderScreen, screen, waitFor } from '../support/render';
import { rest } from '../support/toasts';
import { page, WeaverList, weavers, weaversApi } from '../support/weavers';

/** The list, the page of a weaver, and a link to the list other than the way back. */
function Pages() {
  const { pathname, push } = useRouter();
  if (pathname === '/seller') return <WeaverList />;
  return <button onClick={() => void push('/seller?limit=5')}>To the list</button>;
}

const scroller = () => screen.getByRole('table').parentElement as HTMLElement;
const row = (index: number) => document.querySelectorAll<HTMLElement>('tbody tr[data-row]')[index];

const scrollTo = (top: number) =>
  act(() => {
    scroller().scrollTop = top;
    scroller().dispatchEvent(new Event('scroll'));
  });

beforeEach(() => {
  mockEndpoint(weaversApi.list, ({ url }) =>
    url.searchParams.has('cursor')
      ? page(weavers(5, 5), { previous: 'c1' })
      : page(weavers(5), { next: 'c2', count: { value: 10, isExact: true } }),
  );
});

describe('Coming back to a list', () => {
  test('leads to the same rows and to the row one was on', async () => {
    const { user } = renderScreen(<Pages />, { url: '/seller?limit=5' });
    await screen.findByText('10 weavers');
    await user.keyboard('jjj');
    scrollTo(120);
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'To the list' });

    window.history.back();
    await screen.findByRole('table');
    expect(scroller().scrollTop).toBe(120);
    await waitFor(() => expect(row(2)).toHaveFocus());
  });

  test('leads there too when the rows of a search came only after one had gone to them', async () => {
    const answer = gate();
    mockEndpoint(weaversApi.list, async ({ url }) => {
      if (url.searchParams.has('q')) await answer.opened;
      return page(weavers(5));
    });
    const { user } = renderScreen(<Pages />, { url: '/seller?limit=5' });
    await screen.findByText('5 weavers');
    await user.type(screen.getByRole('searchbox'), 'a');
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
    await user.keyboard('{ArrowDown}jj');
    answer.open();
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'));
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'To the list' });

    window.history.back();
    await screen.findByRole('table');
    await waitFor(() => expect(row(2)).toHaveFocus());
  });

  test('another way begins at the top', async () => {
    const { user } = renderScreen(<Pages />, { url: '/seller?limit=5' });
    await screen.findByText('10 weavers');
    scrollTo(120);
    await user.keyboard('j{Enter}');
    await user.click(await screen.findByRole('button', { name: 'To the list' }));
    await screen.findByRole('table');
    await rest();
    expect(scroller().scrollTop).toBe(0);
    expect(row(0)).not.toHaveFocus();
  });

  test('another page begins at the top, and the one before is where it was', async () => {
    const { user } = renderScreen(<Pages />, { url: '/seller?limit=5' });
    await screen.findByText('10 weavers');
    scrollTo(120);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('Farhan 5');
    expect(scroller().scrollTop).toBe(0);
    window.history.back();
    await screen.findByText('Asha 0');
    expect(scroller().scrollTop).toBe(120);
  });

  test('a scroll by the next page after the list is gone does not overwrite its place', async () => {
    const list = document.createElement('div');
    list.innerHTML = '<table><tbody><tr data-row="3" tabindex="0"><td>Asha</td></tr></tbody></table>';
    document.body.append(list);
    const focusRow = jest.fn();
    const show = () =>
      renderHook(() =>
        usePlaceMemory({ place: 'cursor', isShown: true, scroller: { current: list }, active: { focusRow } }),
      );
    const { unmount } = show();
    list.querySelector('tr')?.focus();
    list.remove();
    window.dispatchEvent(new Event('scroll'));
    unmount();
    show();
    await waitFor(() => expect(focusRow).toHaveBeenCalledWith(3));
  });
});
