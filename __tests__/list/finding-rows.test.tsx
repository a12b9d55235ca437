import { rowHeight } from '@/components/ui/data-table/table-styles';
import { gate } from '../support/gate';
import { mockEndpoint } from '../support/mock-endpoint';
import { openFilter } from '../support/open-filter';
import { renderScreen, screen, waitFor, within } from '../support/render';
import { rest } from '../support/toasts';
import { page, WeaverList, weavers, weaversApi } from '../support/weavers';

const show = (url = '/seller?limit=5') => renderScreen(<WeaverList />, { url });
const search = () => window.location.search;
const head = (name: string) => screen.getByRole('columnheader', { name });
const chip = (name: string | RegExp) => screen.getByRole('button', { name });

describe('Rows of a list', () => {
  test('come with how many there are, written the Indian way', async () => {
    mockEndpoint(weaversApi.list, page(weavers(2), { count: { value: 1234567, isExact: true } }));
    show();
    expect(await screen.findByText('12,34,567 weavers')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('12,34,567 weavers');
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(screen.getByRole('table', { name: 'Weavers' })).toHaveAttribute('aria-busy', 'false');
  });

  test.each([
    [{ value: 1, isExact: true }, '1 weaver'],
    [{ value: 10000, isExact: false }, '10,000+ weavers'],
  ])('%j reads %s', async (count, text) => {
    mockEndpoint(weaversApi.list, page(weavers(1), { count }));
    show();
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  test('have their places held while they are on their way', async () => {
    const answer = gate();
    mockEndpoint(weaversApi.list, async () => {
      await answer.opened;
      return page(weavers(2));
    });
    show('/seller?limit=25');
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    const rows = [...screen.getByRole('table').querySelectorAll<HTMLElement>('tbody tr')];
    expect(rows).toHaveLength(21);
    expect(rows.at(-1)).toHaveStyle({ height: `${5 * rowHeight()}px` });
    answer.open();
    expect(await screen.findByText('Asha 0')).toBeInTheDocument();
  });

  test('are asked for as the address says, and an address nobody understands opens too', async () => {
    const requests = mockEndpoint(weaversApi.list, page(weavers(2)));
    show('/seller?sort=-looms&craft=ikat&craft=patola&isMaster=false&town=delhi&limit=9999&more=1');
    await screen.findByText('2 weavers');
    expect(requests[0]?.url.search).toBe('?sort=-looms&limit=50&craft=ikat&craft=patola&isMaster=false');
    expect(screen.queryByRole('button', { name: /^Town/ })).not.toBeInTheDocument();
    expect(chip(/^Master/)).toHaveTextContent('MasterOthers');
  });
});

test('Text pasted into the search is cut to its limit: rows are never shown unsearched', async () => {
  const requests = mockEndpoint(weaversApi.list, page(weavers(2)));
  const { user } = show('/seller');
  await screen.findByText('2 weavers');
  await user.click(screen.getByRole('searchbox'));
  await user.paste('Kesar '.repeat(30));
  await waitFor(() =>
    expect(requests.at(-1)?.url.searchParams.get('q')).toBe('Kesar '.repeat(30).slice(0, 100).trim()),
  );
});

describe('Sorting', () => {
  test('a click on a head sorts by it, another one turns it round', async () => {
    const requests = mockEndpoint(weaversApi.list, page(weavers(2)));
    const { user } = show('/seller?cursor=c2&craft=ikat');
    await screen.findByText('2 weavers');
    expect(head('Name')).toHaveAttribute('aria-sort', 'ascending');
    expect(head('Looms')).toHaveAttribute('aria-sort', 'none');
    expect(head('Town')).not.toHaveAttribute('aria-sort');

    await user.click(within(head('Looms')).getByRole('button'));
    await waitFor(() => expect(head('Looms')).toHaveAttribute('aria-sort', 'ascending'));
    expect(search()).toBe('?sort=looms&craft=ikat');
    await user.click(within(head('Looms')).getByRole('button'));
    await waitFor(() => expect(search()).toBe('?sort=-looms&craft=ikat'));
    await waitFor(() => expect(requests.at(-1)?.url.searchParams.get('sort')).toBe('-looms'));
    expect(requests.at(-1)?.url.searchParams.has('cursor')).toBe(false);
  });
});

describe('Searching', () => {
  test('begins shortly after the last letter, from the first page, and adds no history', async () => {
    const requests = mockEndpoint(weaversApi.list, page(weavers(2)));
    const { user } = show('/seller?cursor=c2');
    await screen.findByText('2 weavers');
    const before = window.history.length;
    await user.type(screen.getByRole('searchbox', { name: 'Search weavers' }), ' silk sari ');
    await waitFor(() => expect(search()).toBe('?q=silk+sari'));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]?.url.searchParams.get('q')).toBe('silk sari');
    expect(window.history).toHaveLength(before);
    expect(screen.getByRole('searchbox')).toHaveValue(' silk sari ');
    await rest(300);
    expect(requests).toHaveLength(2);
  });

  test('Escape clears it, and leaves it for the rows when it is empty', async () => {
    mockEndpoint(weaversApi.list, page(weavers(2)));
    const { user } = show('/seller?q=silk');
    await screen.findByText('2 weavers');
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(search()).toBe('');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('row', { name: /Asha 0/ })).toHaveFocus();
  });

  test('follows the address when one goes back', async () => {
    mockEndpoint(weaversApi.list, page(weavers(2)));
    const { user } = show('/seller?q=silk');
    await screen.findByText('2 weavers');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    window.history.back();
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('silk'));
  });
});

describe('Filters', () => {
  test('not in use are behind one button, and each has an editor for its kind of value', async () => {
    const requests = mockEndpoint(weaversApi.list, page(weavers(2)));
    const { user } = show('/seller?cursor=c2');
    await screen.findByText('2 weavers');

    await openFilter(user, 'Town');
    await user.click(await screen.findByRole('radio', { name: 'Patan' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(chip(/^Town/)).toHaveTextContent('TownPatan'));
    await openFilter(user, 'Master');
    await user.click(await screen.findByRole('radio', { name: 'Masters' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(chip(/^Master/)).toHaveTextContent('MasterMasters'));
    await openFilter(user, 'Village');
    await user.type(await screen.findByRole('textbox', { name: 'Village' }), 'Ilkal{Enter}');
    await waitFor(() => expect(chip(/^Village/)).toHaveTextContent('VillageIlkal'));

    expect(search()).toBe('?town=patan&isMaster=true&village=Ilkal');
    await waitFor(() => expect(requests.at(-1)?.url.search).toContain('town=patan&isMaster=true&village=Ilkal'));
  });

  test('several choices made in one go are one step back', async () => {
    mockEndpoint(weaversApi.list, page(weavers(2)));
    const { user } = show();
    await screen.findByText('2 weavers');
    await openFilter(user, 'Craft');
    await user.click(await screen.findByRole('checkbox', { name: 'Ikat' }));
    await user.click(screen.getByRole('checkbox', { name: 'Bandhani' }));
    await user.click(screen.getByRole('checkbox', { name: 'Patola' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(chip(/^Craft/)).toHaveTextContent('CraftBandhani + 2'));
    expect(search()).toBe('?limit=5&craft=bandhani&craft=patola&craft=ikat');
    window.history.back();
    await waitFor(() => expect(search()).toBe('?limit=5'));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Craft/ })).not.toBeInTheDocument());
  });

  test('are cleared one by one or all together; what else the address holds stays', async () => {
    mockEndpoint(weaversApi.list, page(weavers(2)));
    const { user } = show('/seller?sort=-looms&town=patan&craft=ikat&q=silk&open=7');
    await screen.findByText('2 weavers');
    await user.click(screen.getByRole('button', { name: 'Clear Town' }));
    await waitFor(() => expect(search()).toBe('?q=silk&sort=-looms&craft=ikat&open=7'));
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(search()).toBe('?sort=-looms&open=7'));
    expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
  });
});
