import { MarketScreen } from '@/components/markets/market-screen';
import type { MarketMerge } from '@/lib/contracts/markets/market-merges';
import { KOHINOOR, marketPlace, RADHA, RADHA_TWIN } from '../support/market-place';
import { openApp } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';

const open = (url = '/market') => openApp(url, { roles: ['admin'], pages: { '/market': MarketScreen } });
const counted = (text: string) => screen.findByText(text, { selector: '[role="status"]' });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Merge two markets' }));

describe('Two markets that are one', () => {
  test('are merged after a look at what moves, and taken apart again', async () => {
    const { merged } = marketPlace();
    const { user } = open(`/market?open=${RADHA_TWIN.id}`);
    const twin = within(await screen.findByRole('dialog', { name: 'राधा मार्केट' }));
    await user.click(twin.getByRole('button', { name: 'Merge with another' }));
    const merge = await dialog();
    await waitFor(() => expect(merge.getByRole('combobox', { name: 'Duplicate' })).toHaveValue('राधा मार्केट, Surat'));
    expect(merge.getByRole('button', { name: 'Merge' })).toBeDisabled();
    await user.type(await merge.findByRole('combobox', { name: 'Market that stays' }), 'radha');
    await user.click(await screen.findByRole('option', { name: 'Radha Market, Surat' }));
    expect(await merge.findByText('1 seller moves from राधा मार्केट to Radha Market.')).toBeInTheDocument();

    await user.click(merge.getByRole('button', { name: 'Swap the two' }));
    expect(await merge.findByText('3 sellers move from Radha Market to राधा मार्केट.')).toBeInTheDocument();
    await user.click(merge.getByRole('button', { name: 'Swap the two' }));
    await user.click(await merge.findByRole('button', { name: 'Merge and move 1 seller' }));
    expect(merged.map(({ body }) => body)).toEqual([{ survivorId: RADHA.id, duplicateId: RADHA_TWIN.id }]);
    expect(await screen.findByText('राधा मार्केट, Surat is merged into Radha Market, Surat.')).toBeInTheDocument();
    expect(await counted('3 markets')).toBeInTheDocument();
    const note = within(await screen.findByRole('alert'));
    expect(note.getByText(/^This market was merged into/)).toBeInTheDocument();
    expect(note.getByRole('link', { name: 'Radha Market, Surat' })).toHaveAttribute('href', `/market?open=${RADHA.id}`);

    await user.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
    expect(await screen.findByText('1 seller is back at राधा मार्केट, Surat.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/^This market was merged/)).not.toBeInTheDocument());
    expect(await counted('4 markets')).toBeInTheDocument();
  });

  test('one cannot be merged into itself', async () => {
    marketPlace();
    const { user } = open(`/market?merge=${RADHA.id}`);
    const merge = await dialog();
    await user.type(await merge.findByRole('combobox', { name: 'Market that stays' }), 'radha');
    await user.click(await screen.findByRole('option', { name: 'Radha Market, Surat' }));
    expect(await merge.findByText(/cannot be merged into itself/)).toBeInTheDocument();
    expect(merge.getByRole('button', { name: 'Merge' })).toBeDisabled();
  });
});

describe('Earlier merges', () => {
  const move = (last: number, details: Partial<MarketMerge> = {}): MarketMerge => ({
    id: `0198b2a0-0000-7000-8000-00000000029${last}`,
    from: { id: RADHA_TWIN.id, label: 'राधा मार्केट, Surat' },
    to: { id: KOHINOOR.id, label: 'Kohinoor Market, Surat' },
    sellers: 12,
    by: { id: '0198b2a0-0000-7000-8000-000000000001', name: 'Asha Patel' },
    at: '2026-01-05T06:00:00.000Z',
    undoneAt: null,
    undoUntil: '2026-02-04T06:00:00.000Z',
    ...details,
  });

  test('say by whom, and which can be undone still', async () => {
    const { remember } = marketPlace();
    remember(
      move(1, { undoUntil: '2999-02-04T06:00:00.000Z' }),
      move(2, { undoneAt: '2026-01-06T06:00:00.000Z' }),
      move(3),
    );
    open();
    const items = within(await screen.findByRole('list', { name: 'Earlier merges' })).getAllByRole('listitem');
    expect(items.map((item) => within(item).queryByRole('button') !== null)).toEqual([true, false, false]);
    expect(items[0]).toHaveTextContent('12 sellers, by Asha Patel, 5 Jan 2026, 11:30 am');
    expect(items[1]).toHaveTextContent('Undone 6 Jan 2026');
    expect(items[2]).toHaveTextContent('Can no longer be undone');
  });
});
