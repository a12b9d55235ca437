import { type FormEvent, useState } from 'react';
import { MarketPicker } from '@/components/entities/market-picker';
import { StaffPicker } from '@/components/entities/staff-picker';
import { choicesApi } from '@/lib/contracts/base/choices';
import { gate } from '../support/gate';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { renderScreen, screen, waitFor } from '../support/render';
import { KATRA, KIRAN, MARKET_LABELS, RADHA } from '../support/sellers';

function Example({ chosen = null }: { chosen?: string | null }) {
  const [value, setValue] = useState<string | null>(chosen);
  return (
    <>
      <MarketPicker label="Market" value={value} onChange={setValue} />
      <output>{value ?? 'none'}</output>
    </>
  );
}

const field = () => screen.findByRole('combobox', { name: 'Market' });
const value = () => document.querySelector('output')?.textContent;

/** The server searches, and returns the names of selected options by id. */
const serverSearches = () =>
  mockEndpoint(choicesApi.markets, ({ url: { searchParams } }) => {
    const [q, ids] = [(searchParams.get('q') ?? '').toLowerCase(), searchParams.getAll('id')];
    return MARKET_LABELS.filter(({ id, label }) =>
      ids.length > 0 ? ids.includes(id) : label.toLowerCase().includes(q),
    );
  });

describe('A picker', () => {
  test('searches a moment after the last letter, and is driven by the keyboard', async () => {
    const asked = serverSearches();
    const { user } = renderScreen(<Example />);
    await user.type(await field(), 'katra');
    const searches = () => asked.map(({ url }) => url.searchParams.get('q')).filter(Boolean);
    await waitFor(() => expect(searches()).toEqual(['katra']));
    await screen.findByRole('option', { name: 'Katra Neel, Delhi' });
    await user.keyboard('{Enter}');
    expect(value()).toBe(KATRA.id);
    expect(await field()).toHaveValue('Katra Neel, Delhi');
    expect(searches()).toEqual(['katra']);
  });

  test('shows the name of what is chosen already, and is cleared', async () => {
    serverSearches();
    const { user } = renderScreen(<Example chosen={RADHA.id} />);
    await waitFor(async () => expect(await field()).toHaveValue('Radha Market, Surat'));
    // Its button is for the mouse only; keyboard users clear the field.
    expect(screen.getByTitle('Clear Market')).toBeInTheDocument();
    await user.clear(await field());
    expect(value()).toBe('none');
  });

  test('never takes what the typed text rules out, however fast one types', async () => {
    const answer = gate();
    mockEndpoint(choicesApi.markets, async ({ url }) => {
      if (url.searchParams.has('q')) await answer.opened;
      return MARKET_LABELS;
    });
    const { user } = renderScreen(<Example />);
    await user.click(await field());
    await screen.findByRole('option', { name: 'Radha Market, Surat' });
    await user.keyboard('nobody');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(screen.getByText('Searching…')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(value()).toBe('none');
    answer.open();
  });

  test('says that nothing is found', async () => {
    serverSearches();
    const { user } = renderScreen(<Example />);
    await user.type(await field(), 'nobody');
    expect(await screen.findByText('No results.')).toBeInTheDocument();
  });

  test('does not send the form around it while its list is open', async () => {
    serverSearches();
    const handleSubmit = jest.fn((event: FormEvent) => event.preventDefault());
    const { user } = renderScreen(
      <form onSubmit={handleSubmit}>
        <Example />
        <button type="submit">Save</button>
      </form>,
    );
    await user.type(await field(), 'nobody');
    await screen.findByText('No results.');
    await user.keyboard('{Enter}');
    expect(handleSubmit).not.toHaveBeenCalled();
    await user.keyboard('{Escape}{Enter}');
    expect(handleSubmit).toHaveBeenCalledTimes(1);
  });

  test('says why it has no answer, and tries again', async () => {
    mockEndpoint(choicesApi.markets, () => refusal(503, { message: 'The server is busy.' }));
    const { user } = renderScreen(<Example />, { hasToasts: false });
    await user.click(await field());
    expect(await screen.findByText('The server is busy.')).toBeInTheDocument();
    serverSearches();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: 'Katra Neel, Delhi' })).toBeInTheDocument();
  });

  test('of the staff asks for those with the role', async () => {
    const asked = mockEndpoint(choicesApi.staff, [KIRAN]);
    const { user } = renderScreen(
      <StaffPicker label="Salesman" roles={['salesman']} value={null} onChange={() => undefined} />,
    );
    await user.click(await screen.findByRole('combobox', { name: 'Salesman' }));
    expect(await screen.findByRole('option', { name: 'Kiran Vyas' })).toBeInTheDocument();
    expect(asked[0]?.url.searchParams.getAll('role')).toEqual(['salesman']);
  });
});
