import { MarketScreen } from '@/components/markets/market-screen';
import { marketsApi } from '@/lib/contracts/markets/markets';
import { KATRA, KOHINOOR, marketPlace, RADHA } from '../support/market-place';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { openApp } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';

const open = (url = '/market') => openApp(url, { roles: ['admin'], pages: { '/market': MarketScreen } });
const row = (name: RegExp) => screen.getByRole('row', { name });
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((element) => element.querySelector('td')?.textContent);

describe('Markets', () => {
  test('are a tree of cities, with numbers, sellers and whether they are in use', async () => {
    marketPlace();
    open();
    expect(await screen.findByText('4 markets')).toBeInTheDocument();
    expect(names()).toEqual([
      'Delhi, Delhi',
      'Katra Neel',
      'Surat, Gujarat',
      'Kohinoor Market',
      'Radha Market',
      'राधा मार्केट',
    ]);
    expect(row(/^Surat/)).toHaveTextContent('3 markets1,238');
    expect(row(/^Kohinoor/)).toHaveTextContent('121,234Active');
    expect(row(/^राधा/)).toHaveTextContent('Inactive');
    expect(within(row(/^Kohinoor/)).getByRole('link', { name: '1,234 sellers in Kohinoor Market' })).toHaveAttribute(
      'href',
      `/seller?marketId=${KOHINOOR.id}`,
    );
  });

  test('are searched and filtered, which the address holds', async () => {
    marketPlace();
    const { user } = open();
    await screen.findByText('4 markets');
    await user.click(screen.getByRole('button', { name: 'Status' }));
    await user.click(await screen.findByRole('radio', { name: 'Inactive' }));
    await user.keyboard('{Escape}');
    await screen.findByText('1 market', { selector: '[role="status"]' });
    expect(names()).toEqual(['Surat, Gujarat', 'राधा मार्केट']);
    expect(window.location.search).toBe('?active=false');

    await user.type(screen.getByRole('searchbox', { name: 'Search markets' }), 'nowhere');
    await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
    expect(await screen.findByText('4 markets')).toBeInTheDocument();
  });

  test('stay closed as one left them; a search opens what it finds', async () => {
    marketPlace();
    const first = open();
    await first.user.click(await screen.findByText('Surat, Gujarat'));
    expect(names()).toEqual(['Delhi, Delhi', 'Katra Neel', 'Surat, Gujarat']);
    first.unmount();

    const { user } = open();
    await screen.findByText('4 markets');
    expect(names()).toEqual(['Delhi, Delhi', 'Katra Neel', 'Surat, Gujarat']);
    await user.type(screen.getByRole('searchbox', { name: 'Search markets' }), 'radha');
    await waitFor(() => expect(names()).toEqual(['Surat, Gujarat', 'Radha Market']));
    await user.clear(screen.getByRole('searchbox', { name: 'Search markets' }));
    await waitFor(() => expect(names()).toEqual(['Delhi, Delhi', 'Katra Neel', 'Surat, Gujarat']));
    await user.click(screen.getByRole('button', { name: 'Collapse all' }));
    expect(names()).toEqual(['Delhi, Delhi', 'Surat, Gujarat']);
    await user.click(screen.getByRole('button', { name: 'Expand all' }));
    expect(names()).toHaveLength(6);
  });

  test('are walked through with the arrow keys, and Enter opens one', async () => {
    marketPlace();
    const { user } = open();
    await screen.findByText('4 markets');
    await user.keyboard('j');
    expect(row(/^Delhi/)).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(row(/^Delhi/)).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText('Katra Neel')).not.toBeInTheDocument();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(row(/^Katra/)).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(row(/^Delhi/)).toHaveFocus();
    await user.keyboard('{End}{ArrowUp}');
    expect(row(/^Radha/)).toHaveFocus();
    await user.keyboard('{Home}{ArrowDown}{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Katra Neel' })).toBeInTheDocument();
    expect(window.location.search).toBe(`?open=${KATRA.id}`);
  });

  test('that do not come are asked for again', async () => {
    marketPlace();
    mockEndpoint(marketsApi.tree, () => refusal(500, { message: 'Try again in a minute.', requestId: 'r-17' }));
    const { user } = open();
    expect(await screen.findByText('r-17')).toBeInTheDocument();
    marketPlace([RADHA]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Radha Market')).toBeInTheDocument();
  });

  test('can be none yet', async () => {
    marketPlace([]);
    const { user } = open();
    expect(await screen.findByText('No markets yet')).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Add a market' })[1] as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Add a market' })).toBeInTheDocument();
  });
});
