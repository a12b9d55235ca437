import { SellerBrowseScreen } from '@/components/sellers/seller-browse-screen';
import type { Role } from '@/config/roles';
import { asha, openApp } from '../support/open-app';
import { openFilter } from '../support/open-filter';
import { screen, waitFor, within } from '../support/render';
import { showExtraColumn } from '../support/show-extra-column';
import { KATRA, KESAR, LAXMI, RADHA, sellersOf } from '../support/sellers';

const open = (url = '/seller', roles: Role[] = ['admin']) =>
  openApp(url, { roles, pages: { '/seller': SellerBrowseScreen } });
const rowOf = (name: string) => within(screen.getByText(name).closest('tr') as HTMLElement);
const chip = (name: string | RegExp) => within(screen.getByRole('search')).getByRole('button', { name });

describe('Sellers', () => {
  test('are listed with what staff look for, and each leads to their page', async () => {
    sellersOf();
    const { user } = open();
    await screen.findByText('2 sellers');
    await showExtraColumn(user, 'Minimum order');
    const kesar = rowOf(KESAR.businessName);
    expect(kesar.getByRole('link', { name: KESAR.businessName })).toHaveAttribute('href', `/seller/${KESAR.id}`);
    expect(kesar.getByText('Radha Market, Surat')).toBeInTheDocument();
    expect(kesar.getByText('+91 98790 00001')).toBeInTheDocument();
    expect(kesar.getByText('₹1,25,000')).toBeInTheDocument();
    expect(kesar.getByText('Kiran Vyas')).toBeInTheDocument();
    const laxmi = rowOf(LAXMI.businessName);
    expect(laxmi.getByText('Super seller')).toBeInTheDocument();
    expect(laxmi.getByText('No catalogs')).toBeInTheDocument();
    expect(laxmi.getByText('Pending')).toBeInTheDocument();
  });

  test('have their keys in the sheet of shortcuts, before those of every page', async () => {
    sellersOf();
    const { user } = open();
    await screen.findByText('2 sellers');
    await user.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    const titles = sheet.getAllByRole('heading', { level: 3 });
    expect(titles.map((title) => title.textContent)).toEqual(['In this list', 'On every page']);
    expect(sheet.getByText('Next and previous row').parentElement).toHaveTextContent('JK');
  });

  test('are counted by status, and a count leads to the list of them', async () => {
    sellersOf();
    const { user } = open();
    await screen.findByText('2 sellers');
    const views = within(screen.getByRole('group', { name: 'Ready-made views' }));
    expect(await views.findByRole('button', { name: 'Suspended 10,000+' })).toBeInTheDocument();
    expect(views.getByRole('button', { name: 'All 2', pressed: true })).toBeInTheDocument();
    await user.click(views.getByRole('button', { name: 'Pending 1' }));
    expect(await screen.findByText('1 seller')).toBeInTheDocument();
    expect(window.location.search).toBe('?status=pending');
    expect(views.getByRole('button', { name: 'Pending 1', pressed: true })).toBeInTheDocument();
    expect(screen.getByText(LAXMI.businessName)).toBeInTheDocument();
    await user.click(views.getByRole('button', { name: 'All 2' }));
    expect(await screen.findByText('2 sellers')).toBeInTheDocument();
  });

  test('are no links for those who may not open a seller, who may not add one either', async () => {
    sellersOf(undefined, asha({ fo: ['editor_review'] }));
    open('/seller', ['editor_review']);
    await screen.findByText('2 sellers');
    expect(rowOf(KESAR.businessName).queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add a seller' })).not.toBeInTheDocument();
  });

  test('of a salesman are the own portfolio', async () => {
    sellersOf(undefined, asha({ fo: ['salesman'] }));
    const { user } = open('/seller', ['salesman']);
    await screen.findByText('2 sellers');
    expect(screen.getByText('The sellers of your portfolio.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    expect(await screen.findByRole('menuitem', { name: 'Quality score' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Salesman' })).not.toBeInTheDocument();
  });
});

describe('Filters by what the server has to be searched for', () => {
  test('markets are found by typing, and taken out again', async () => {
    const { lists, searches } = sellersOf();
    const { user } = open();
    await screen.findByText('2 sellers');
    await openFilter(user, 'Market');
    await user.type(await screen.findByRole('combobox', { name: 'Market' }), 'radha');
    await user.click(await screen.findByRole('option', { name: 'Radha Market, Surat' }));
    expect(await screen.findByText('1 seller')).toBeInTheDocument();
    // Sellers may still be in a market that is out of use.
    const typed = searches.filter(({ url }) => !url.searchParams.has('id'));
    expect(typed.map(({ url }) => url.searchParams.get('withUnused'))).toEqual(typed.map(() => 'true'));
    expect(typed.length).toBeGreaterThan(0);
    await user.click(await screen.findByRole('combobox', { name: 'Market' }));
    await user.click(await screen.findByRole('option', { name: 'Katra Neel, Delhi' }));
    await waitFor(() => expect(lists.at(-1)?.url.searchParams.getAll('marketId')).toEqual([RADHA.id, KATRA.id]));
    await user.click(screen.getByRole('checkbox', { name: 'Radha Market, Surat' }));
    await waitFor(() => expect(window.location.search).toBe(`?marketId=${KATRA.id}`));
  });

  test('a shared address shows the names of what is chosen', async () => {
    sellersOf();
    open(`/seller?marketId=${KATRA.id}&scoreFrom=40&inactiveDays=30`);
    await waitFor(() => expect(chip(/^Market/)).toHaveTextContent('MarketKatra Neel, Delhi'));
    expect(chip(/^Quality score/)).toHaveTextContent('Quality scorefrom 40');
    expect(chip(/^Days/)).toHaveTextContent('Days without activity30 or more');
  });

  test('a score is a range, which is checked first', async () => {
    const { lists } = sellersOf();
    const { user } = open();
    await screen.findByText('2 sellers');
    await openFilter(user, 'Quality score');
    const editor = within(await screen.findByRole('dialog', { name: 'Quality score' }));
    await user.type(editor.getByRole('textbox', { name: 'From' }), '70');
    await user.type(editor.getByRole('textbox', { name: 'To' }), '170{Enter}');
    expect(await editor.findByText('Use a whole number from 0 to 100.')).toBeInTheDocument();
    await user.clear(editor.getByRole('textbox', { name: 'To' }));
    await user.type(editor.getByRole('textbox', { name: 'To' }), '90{Enter}');
    await waitFor(() => expect(chip(/^Quality score/)).toHaveTextContent('Quality score70 to 90'));
    await waitFor(() => expect(lists.at(-1)?.url.search).toContain('scoreFrom=70&scoreTo=90'));
    await user.click(screen.getByRole('button', { name: 'Clear Quality score' }));
    await waitFor(() => expect(window.location.search).toBe(''));
  });
});
