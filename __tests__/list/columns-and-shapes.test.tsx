import axe from 'axe-core';
import { DEFAULT_PREFERENCES, type Me, meApi } from '@/lib/contracts/me';
import { mockEndpoint } from '../support/mock-endpoint';
import { act, renderScreen, screen, waitFor, within } from '../support/render';
import { rest } from '../support/toasts';
import { page, WeaverList, weavers, weaversApi } from '../support/weavers';

const heads = () => [...document.querySelectorAll('thead th')].map((head) => head.textContent);
const drawn = () => [...document.querySelectorAll<HTMLElement>('tbody tr[data-row]')];
const button = (name: string) => screen.getByRole('button', { name });

const me: Me = {
  id: '0198b2a0-0000-7000-8000-000000000001',
  name: 'Asha Patel',
  phoneNumber: '+919825012345',
  fo: ['admin'],
  mustChangePassword: false,
  unread: 0,
  activeJobs: 0,
  preferences: DEFAULT_PREFERENCES,
};

async function show(url = '/seller?limit=5', count = 5) {
  mockEndpoint(meApi.get, me);
  mockEndpoint(weaversApi.list, page(weavers(count)));
  const view = renderScreen(<WeaverList onDismiss={() => undefined} />, { url, roles: ['admin'] });
  await screen.findByText(`${count} weavers`);
  return view;
}

describe('Columns', () => {
  test('are hidden, moved and made wider, and the browser remembers it for the person', async () => {
    const { user, unmount } = await show();
    await user.click(button('Columns'));
    const panel = await screen.findByRole('dialog', { name: 'Columns' });
    const item = (name: string) => within(within(panel).getByRole('listitem', { name }));
    expect(item('Name').getByRole('checkbox')).toBeDisabled();
    await user.click(item('Looms').getByRole('checkbox'));
    await user.click(item('Town').getByRole('button', { name: 'Move Town up' }));
    await user.click(item('Town').getByRole('button', { name: 'Move Town up' }));
    await user.click(item('Town').getByRole('button', { name: 'Make Town wider' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(heads()).toEqual(['', 'Town', 'Name']));
    expect(document.querySelectorAll('col')[1]).toHaveStyle({ width: '152px' });
    unmount();

    const again = await show();
    await waitFor(() => expect(heads()).toEqual(['', 'Town', 'Name']));
    await again.user.click(button('Columns'));
    await again.user.click(await screen.findByRole('button', { name: 'Reset columns' }));
    expect(heads()).toEqual(['', 'Name', 'Looms', 'Town']);
    again.unmount();
  });

  test('are hidden while they are extra, until the person shows them or resets the list', async () => {
    const { user, unmount } = await show();
    expect(heads()).toEqual(['', 'Name', 'Looms', 'Town']);
    await user.click(button('Columns'));
    const box = within(await screen.findByRole('listitem', { name: 'Initial' })).getByRole('checkbox');
    expect(box).not.toBeChecked();
    expect(button('Reset columns')).toBeDisabled();
    await user.click(box);
    expect(heads()).toEqual(['', 'Name', 'Looms', 'Town', 'Initial']);
    unmount();

    const again = await show();
    await waitFor(() => expect(heads()).toEqual(['', 'Name', 'Looms', 'Town', 'Initial']));
    await again.user.click(button('Columns'));
    await again.user.click(await screen.findByRole('button', { name: 'Reset columns' }));
    expect(heads()).toEqual(['', 'Name', 'Looms', 'Town']);
    expect(button('Reset columns')).toBeDisabled();
  });

  test('stay hidden while they are extra when another is made wider', async () => {
    const { user } = await show();
    await user.click(button('Columns'));
    await user.click(await screen.findByRole('button', { name: 'Make Town wider' }));
    expect(heads()).toEqual(['', 'Name', 'Looms', 'Town']);
  });

  test('are as the person stored them before any were extra', async () => {
    localStorage.setItem(`columns ${me.id} weavers.list`, JSON.stringify({ hidden: ['town'], order: [], widths: {} }));
    await show();
    await waitFor(() => expect(heads()).toEqual(['', 'Name', 'Looms', 'Initial']));
  });

  test('sort the list while they are hidden', async () => {
    localStorage.setItem(`columns ${me.id} weavers.list`, JSON.stringify({ hidden: ['looms'], order: [], widths: {} }));
    await show('/seller?sort=-looms&limit=5');
    await waitFor(() => expect(heads()).toEqual(['', 'Name', 'Town', 'Initial']));
    expect(window.location.search).toBe('?sort=-looms&limit=5');
    expect(drawn()).toHaveLength(5);
  });

  test('are nobody else’s', async () => {
    const { user, unmount } = await show();
    await user.click(button('Columns'));
    await user.click(within(await screen.findByRole('listitem', { name: 'Looms' })).getByRole('checkbox'));
    unmount();
    mockEndpoint(weaversApi.list, page(weavers(2)));
    mockEndpoint(meApi.get, { ...me, id: '0198b2a0-0000-7000-8000-000000000002' });
    renderScreen(<WeaverList />, { url: '/seller?limit=5', roles: ['admin'] });
    await screen.findByText('2 weavers');
    await rest();
    expect(heads()).toEqual(['Name', 'Looms', 'Town']);
  });

  test('are made wider at the edge of their head', async () => {
    const { user } = await show();
    const edge = screen.getByRole('columnheader', { name: 'Name' }).querySelector(':scope > [aria-hidden]');
    await user.pointer([
      { keys: '[MouseLeft>]', target: edge ?? document.body, coords: { clientX: 100 } },
      { target: edge ?? document.body, coords: { clientX: 160 } },
      { keys: '[/MouseLeft]', target: edge ?? document.body, coords: { clientX: 160 } },
    ]);
    await waitFor(() => expect(document.querySelectorAll('col')[1]).toHaveStyle({ width: '240px' }));
  });
});

describe('Many rows', () => {
  beforeEach(() => {
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  });

  test('are drawn only where they are seen, and the keyboard reaches the others', async () => {
    const { user } = await show('/seller', 300);
    await waitFor(() => expect(drawn().length).toBeLessThan(60));
    expect(drawn().length).toBeGreaterThan(5);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '301');
    expect(drawn()[0]).toHaveAttribute('aria-rowindex', '2');
    await user.keyboard('j');
    expect(drawn()[0]).toHaveFocus();

    const scroller = screen.getByRole('table').parentElement as HTMLElement;
    act(() => {
      scroller.scrollTop = 8000;
      scroller.dispatchEvent(new Event('scroll'));
    });
    await waitFor(() => expect(drawn().some((row) => row.dataset.row === '200')).toBe(true));
    expect(drawn().length).toBeLessThan(60);
  });
});

describe('On a phone', () => {
  beforeEach(() => {
    window.matchMedia = (media: string) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media.includes('max-width'),
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      });
  });
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  test('rows are cards with what matters, and are sorted with a list of orders', async () => {
    const { user } = await show();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const [card] = within(screen.getByRole('list', { name: 'Weavers' })).getAllByRole('listitem');
    expect(card).toHaveTextContent('Asha 0Looms0');
    expect(screen.queryByRole('button', { name: 'Columns' })).not.toBeInTheDocument();
    await user.click(screen.getByLabelText('Select Asha 0'));
    expect(screen.getByRole('region', { name: 'Selected rows' })).toHaveTextContent('1 weaver selected');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Looms, descending');
    await waitFor(() => expect(window.location.search).toBe('?sort=-looms&limit=5'));
  });
});

test('nothing in it stands in the way of a screen reader', async () => {
  const { container } = await show('/seller?limit=5&town=patan');
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
