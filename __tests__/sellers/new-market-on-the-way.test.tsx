import { MergeMarketsDialog } from '@/components/markets/merge-markets-dialog';
import { SellerBrowseScreen } from '@/components/sellers/seller-browse-screen';
import type { Role } from '@/config/roles';
import { choicesApi } from '@/lib/contracts/base/choices';
import { type Market, marketsApi } from '@/lib/contracts/markets/markets';
import { marketLabel } from '@/lib/domain/sellers/market-label';
import { gate } from '../support/gate';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { asha, openApp } from '../support/open-app';
import { renderScreen, screen, within } from '../support/render';
import { MARKET_LABELS, RADHA, sellersOf } from '../support/sellers';

const ZARI: Market = {
  id: '0198b2a0-0000-7000-8100-000000000009',
  name: 'Zari Bazaar',
  marketNumber: null,
  city: 'Surat',
  state: 'Gujarat',
  country: 'India',
  active: true,
  sellers: 0,
  mergedIntoId: null,
  createdAt: '2026-11-21T06:00:00.000Z',
  version: 1,
};

/** The server accepts new markets and returns them from then on. */
function serverTakesMarkets() {
  let known = MARKET_LABELS;
  const searches = mockEndpoint(choicesApi.markets, ({ url: { searchParams } }) => {
    const [q, ids] = [(searchParams.get('q') ?? '').toLowerCase(), searchParams.getAll('id')];
    return known.filter(({ id, label }) => (ids.length > 0 ? ids.includes(id) : label.toLowerCase().includes(q)));
  });
  const added = mockEndpoint(marketsApi.create, () => {
    known = [...known, { id: ZARI.id, label: marketLabel(ZARI) }];
    return ZARI;
  });
  return { searches, added };
}

async function openForm(roles: Role[] = ['admin']) {
  sellersOf(undefined, asha({ fo: roles }));
  const server = serverTakesMarkets();
  const { user } = openApp('/seller?add=new', { roles, pages: { '/seller': SellerBrowseScreen } });
  const outer = within(await screen.findByRole('dialog', { name: 'Add a seller' }));
  const picker = await outer.findByRole('combobox', { name: 'Market' });
  const business = () => screen.getByRole('textbox', { name: 'Business name', hidden: true });
  await user.type(business(), 'Zari House');
  return { ...server, user, picker, business };
}

const NO_PHONE = 'This is not a phone number. Type ten digits, or + and the country.';

const option = (name: string) => screen.findByRole('option', { name });
const newMarket = async () => within(await screen.findByRole('dialog', { name: 'Add a market' }));
const pointedAt = (picker: HTMLElement) =>
  document.getElementById(picker.getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('A market that is missing while a seller is added', () => {
  test('is the last choice, and Enter takes it only when one went there', async () => {
    const { user, picker, added } = await openForm();
    await user.click(picker);
    await option('Radha Market, Surat');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent?.trim())).toEqual([
      'Radha Market, Surat',
      'Katra Neel, Delhi',
      'Add a market …',
    ]);
    expect(pointedAt(picker)).toBe('Radha Market, Surat');

    await user.type(picker, 'Zari');
    await option('No results. Add the market “Zari” …');
    expect(pointedAt(picker)).toBeUndefined();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog', { name: 'Add a market' })).not.toBeInTheDocument();

    await user.clear(picker);
    await user.type(picker, 'radha');
    await option('Add the market “radha” …');
    await user.keyboard('{Enter}');
    expect(picker).toHaveValue('Radha Market, Surat');
    expect(added).toHaveLength(0);
  });

  test('is not offered before it is known what there is', async () => {
    const { user, picker } = await openForm();
    const answer = gate();
    mockEndpoint(choicesApi.markets, async () => {
      await answer.opened;
      return [];
    });
    await user.type(picker, 'Zari');
    expect(await screen.findByText('Searching…')).toBeInTheDocument();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    answer.open();
    expect(await option('No results. Add the market “Zari” …')).toBeInTheDocument();
  });

  test('is added and chosen by keys alone, and the form around it stays as it was', async () => {
    const { user, picker, business, added } = await openForm();
    await user.type(picker, 'Zari Bazaar');
    await option('No results. Add the market “Zari Bazaar” …');
    await user.keyboard('{ArrowDown}{Enter}');
    const dialog = await newMarket();
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Zari Bazaar');
    await user.keyboard('{Tab}{Tab}Surat{Tab}Gujarat{Tab}{Tab}{Tab}{Enter}');

    expect(await screen.findByText('Zari Bazaar is added.')).toBeInTheDocument();
    expect(added.map(({ body }) => body)).toEqual([
      { name: 'Zari Bazaar', marketNumber: null, city: 'Surat', state: 'Gujarat', country: 'India', active: true },
    ]);
    expect(screen.queryByRole('dialog', { name: 'Add a market' })).not.toBeInTheDocument();
    expect(picker).toHaveValue('Zari Bazaar, Surat');
    expect(picker).toHaveFocus();
    expect(business()).toHaveValue('Zari House');
    // The surrounding form was not submitted: it would have shown its errors.
    expect(screen.queryByText(NO_PHONE)).not.toBeInTheDocument();

    await user.clear(picker);
    await user.type(picker, 'zari');
    await option('Zari Bazaar, Surat');
    await user.keyboard('{Enter}');
    expect(picker).toHaveValue('Zari Bazaar, Surat');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText(NO_PHONE)).toBeInTheDocument();
  });

  test('keeps every word for a session that ends, what came from the picker among them', async () => {
    const { user, picker } = await openForm();
    await user.type(picker, 'Zari Bazaar');
    await user.click(await option('No results. Add the market “Zari Bazaar” …'));
    await user.type((await newMarket()).getByRole('textbox', { name: 'City' }), 'Surat');
    const kept = Object.entries(localStorage).find(([key]) => key.endsWith('new market on the way'))?.[1] as string;
    expect(JSON.parse(kept)).toMatchObject({ mine: { name: 'Zari Bazaar', city: 'Surat' } });
  });

  test('that the server refuses says so at its field', async () => {
    const { user, picker } = await openForm();
    mockEndpoint(marketsApi.create, () =>
      refusal(400, { issues: [{ path: ['name'], message: 'The city has a market of this name already.' }] }),
    );
    await user.type(picker, 'Zari');
    await user.click(await option('No results. Add the market “Zari” …'));
    const dialog = await newMarket();
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await dialog.findByText('Type the city.')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'City' }), 'Surat');
    await user.type(dialog.getByRole('textbox', { name: 'State' }), 'Gujarat');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await dialog.findByText('The city has a market of this name already.')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'The city has a market of this name already.',
    );
    expect(picker).toHaveValue('');
  });

  test('can wait: Escape leads back to the choices, and no word is lost', async () => {
    const { user, picker, business } = await openForm();
    await user.type(picker, 'radha');
    await option('Radha Market, Surat');
    await user.keyboard('{Enter}');
    await user.keyboard('{ArrowDown}');
    await user.click(await option('Add a market …'));
    await user.type((await newMarket()).getByRole('textbox', { name: 'City' }), 'Surat');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Add a market' })).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Add a seller' })).toBeInTheDocument();
    expect(picker).toHaveFocus();
    expect(picker).toHaveValue('Radha Market, Surat');
    expect(business()).toHaveValue('Zari House');

    await user.clear(picker);
    await user.type(picker, 'Zari');
    await user.click(await option('No results. Add the market “Zari” …'));
    const again = await newMarket();
    expect(again.getByRole('textbox', { name: 'Name' })).toHaveValue('Zari');
    expect(again.getByRole('textbox', { name: 'City' })).toHaveValue('Surat');
  });

  test('is not offered to somebody who may not add markets', async () => {
    const { user, picker } = await openForm(['manage_seller']);
    await user.type(picker, 'Zari');
    expect(await screen.findByText('No results.')).toBeInTheDocument();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });
});

test('Two markets that are merged are there already', async () => {
  serverTakesMarkets();
  const { user } = renderScreen(<MergeMarketsDialog firstId={RADHA.id} onClose={() => undefined} />, {
    roles: ['admin'],
  });
  const stays = await screen.findByRole('combobox', { name: 'Market that stays' });
  await user.type(stays, 'Zari');
  expect(await screen.findByText('No results.')).toBeInTheDocument();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});
