import { PortfolioScreen } from '@/components/salesmen/portfolio-screen';
import type { Role } from '@/config/roles';
import { handoversApi } from '@/lib/contracts/salesmen/handovers';
import { type Portfolio, salesmenApi } from '@/lib/contracts/salesmen/salesmen';
import type { Visit } from '@/lib/contracts/visits';
import type { SellerMove } from '@/lib/contracts/sellers/seller-moves';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { asha, openApp } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { KESAR, KIRAN, LAXMI, SUNIL, sellersOf } from '../support/sellers';

const exactly = (value: number) => ({ value, isExact: true });
const BY_STATUS = { pending: exactly(4), active: exactly(120), suspended: exactly(1), closed: exactly(0) };

const PORTFOLIO: Portfolio = {
  salesman: KIRAN,
  active: true,
  sellers: BY_STATUS,
  month: { name: '2026-11', visits: 12, newSellers: 3, target: { visits: 40, newSellers: 10 } },
};

const visit = (last: number, note: string): Visit => ({
  id: `0198b2a0-0000-7000-8500-00000000000${last}`,
  seller: { id: KESAR.id, businessName: KESAR.businessName },
  salesman: KIRAN,
  at: '2026-11-20T03:35:00.000Z',
  note,
});

/** The server's data on Kiran. */
function portfolioOf(details: Partial<Portfolio> = {}, roles: Role[] = ['admin']) {
  const sellers = sellersOf([KESAR, LAXMI], asha({ fo: roles }));
  let portfolio = { ...PORTFOLIO, ...details };
  let visits = [visit(1, 'Showed the winter sarees.')];
  mockEndpoint(salesmenApi.get, () => portfolio);
  mockEndpoint(salesmenApi.visits, () => ({ rows: visits, next: null, previous: null, count: exactly(1) }));
  const added = mockEndpoint(salesmenApi.addVisit, ({ body }) => {
    const made = visit(2, body.note);
    visits = [made, ...visits];
    portfolio = { ...portfolio, month: { ...portfolio.month, visits: portfolio.month.visits + 1 } };
    return made;
  });
  const targets = mockEndpoint(salesmenApi.setTarget, ({ body: { visits, newSellers } }) => {
    portfolio = { ...portfolio, month: { ...portfolio.month, target: { visits, newSellers } } };
    return portfolio;
  });
  return { ...sellers, added, targets };
}

const open = (search = '', roles: Role[] = ['admin']) =>
  openApp(`/seller/salesman/${KIRAN.id}${search}`, { roles, pages: { '/seller/salesman/[id]': PortfolioScreen } });
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

describe('A salesman', () => {
  test('has sellers, each count a way to the list of them', async () => {
    const { lists } = portfolioOf();
    open();
    expect(await screen.findByRole('heading', { level: 1, name: KIRAN.name })).toBeInTheDocument();
    const counts = within(screen.getByRole('list', { name: 'Sellers of the portfolio by status' }));
    expect(counts.getByRole('link', { name: 'Active 120' })).toHaveAttribute(
      'href',
      `/seller?status=active&salesmanId=${KIRAN.id}`,
    );
    expect(await screen.findByText(KESAR.businessName, { selector: 'td a' })).toHaveAttribute(
      'href',
      `/seller/${KESAR.id}`,
    );
    expect(lists[0]?.url.searchParams.getAll('salesmanId')).toEqual([KIRAN.id]);
  });

  test('sees how the month goes', async () => {
    portfolioOf();
    open();
    const month = within(await screen.findByRole('region', { name: 'November 2026' }));
    expect(month.getByText('Visits').parentElement).toHaveTextContent('12 of 40');
    expect(month.getByRole('progressbar', { name: 'Visits' })).toHaveAttribute('aria-valuenow', '30');
    expect(month.getByText('New sellers').parentElement).toHaveTextContent('3 of 10');
  });

  test('opens the own page, and neither sets the own target nor gives sellers away', async () => {
    portfolioOf({ month: { ...PORTFOLIO.month, target: null } }, ['salesman']);
    open('', ['salesman']);
    expect(await screen.findByText(KESAR.businessName, { selector: 'td' })).toBeInTheDocument();
    expect(screen.getByText('Visits', { selector: 'p' }).parentElement).toHaveTextContent('12, no target yet');
    expect(screen.queryByRole('button', { name: /target/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Hand over the portfolio' })).not.toBeInTheDocument();
    expect(screen.queryByRole('tab', { name: 'Handovers' })).not.toBeInTheDocument();
  });

  test('who is not there, or not for this person, is said not to be', async () => {
    portfolioOf({}, ['salesman']);
    mockEndpoint(salesmenApi.get, () => refusal(404, { message: 'This does not exist.' }));
    open('', ['salesman']);
    expect(await screen.findByText('There is no such salesman')).toBeInTheDocument();
  });

  test('who cannot sign in any more is said to be so', async () => {
    portfolioOf({ active: false });
    open();
    expect(await screen.findByText(/^Kiran Vyas can no longer sign in/)).toBeInTheDocument();
  });
});

test('A target is set for the month', async () => {
  const { targets } = portfolioOf();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Change the target' }));
  const form = await dialog('Target for November 2026');
  const visits = form.getByRole('textbox', { name: 'Visits' });
  await user.clear(visits);
  await user.type(visits, 'many');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Type a whole number.')).toBeInTheDocument();
  await user.clear(visits);
  await user.type(visits, '60');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The target of Kiran Vyas is set.')).toBeInTheDocument();
  expect(targets.map(({ body }) => body)).toEqual([{ month: '2026-11', visits: 60, newSellers: 10 }]);
  expect(screen.getByText('of 60', { exact: false })).toBeInTheDocument();
});

describe('Visits', () => {
  test('are written down for a seller of the portfolio', async () => {
    const { added, choices } = portfolioOf({}, ['salesman']);
    const { user } = open('?tab=visits', ['salesman']);
    expect(await screen.findByText('Showed the winter sarees.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add a visit' }));
    const form = await dialog('Add a visit');
    await user.click(form.getByRole('button', { name: 'Add' }));
    expect(await form.findByText('Choose the seller.')).toBeInTheDocument();
    expect(form.getByText('Type what was talked about.')).toBeInTheDocument();

    await user.type(await form.findByRole('combobox', { name: 'Seller' }), 'kesar');
    await user.click(await screen.findByRole('option', { name: KESAR.businessName }));
    expect(choices[0]?.url.searchParams.getAll('salesmanId')).toEqual([KIRAN.id]);
    await user.clear(form.getByLabelText('Day'));
    await user.type(form.getByLabelText('Day'), '2026-01-20');
    await user.type(form.getByRole('textbox', { name: 'What was talked about' }), 'Wants 200 sets.');
    await user.click(form.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText(`The visit to ${KESAR.businessName} is saved.`)).toBeInTheDocument();
    expect(added.map(({ body }) => body)).toEqual([
      { sellerId: KESAR.id, at: '2026-01-20T06:30:00.000Z', note: 'Wants 200 sets.' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Wants 200 sets.')).toBeInTheDocument();
    expect(await screen.findByText(/^13/)).toHaveTextContent('13 of 40');
  });

  test('that are not saved are asked about before one leaves', async () => {
    portfolioOf();
    const { user } = open('?tab=visits&visit=yes');
    const form = await dialog('Add a visit');
    await user.type(await form.findByRole('textbox', { name: 'What was talked about' }), 'Wants');
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
  });
});

test('What was typed to a visit is kept for the salesman it was typed to', async () => {
  portfolioOf();
  const { user } = open('?tab=visits&visit=yes');
  const form = await dialog('Add a visit');
  await user.type(await form.findByRole('textbox', { name: 'What was talked about' }), 'Wants');
  await waitFor(() =>
    expect(Object.keys(window.localStorage).filter((key) => key.startsWith('draft '))).toEqual([
      `draft ${asha().id} new visit ${KIRAN.id}`,
    ]),
  );
});

describe('A whole portfolio', () => {
  const option = ({ id, name }: { id: string; name: string }) => ({ id, label: name });
  const move: SellerMove = {
    id: '0198b2a0-0000-7000-8600-000000000001',
    kind: 'salesman',
    from: option(KIRAN),
    to: option(SUNIL),
    sellers: 125,
    by: { id: asha().id, name: asha().name },
    at: '2026-11-21T03:35:00.000Z',
    undoneAt: null,
    undoUntil: '2999-12-21T03:35:00.000Z',
  };

  test('is handed over after a look at it, and given back', async () => {
    portfolioOf();
    let moves: SellerMove[] = [];
    mockEndpoint(handoversApi.preview, { from: KIRAN, to: SUNIL, sellers: 125, byStatus: BY_STATUS });
    mockEndpoint(handoversApi.list, () => ({ rows: moves, next: null, previous: null, count: exactly(moves.length) }));
    const done = mockEndpoint(handoversApi.handOver, () => {
      moves = [move];
      return move;
    });
    const undone = mockEndpoint(handoversApi.undo, () => {
      moves = [{ ...move, undoneAt: '2026-11-21T04:35:00.000Z' }];
      return { move, restored: 124, leftAlone: 1 };
    });
    const { user } = open('?tab=handovers');
    expect(await screen.findByText('No handovers yet.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Hand over the portfolio' }));
    const form = await dialog('Hand over the portfolio of Kiran Vyas');
    await user.type(await form.findByRole('combobox', { name: 'To' }), 'k');
    await user.click(await screen.findByRole('option', { name: KIRAN.name }));
    expect(await form.findByText(/^Choose another person/)).toBeInTheDocument();
    await user.clear(form.getByRole('combobox', { name: 'To' }));
    await user.type(form.getByRole('combobox', { name: 'To' }), 's');
    await user.click(await screen.findByRole('option', { name: SUNIL.name }));
    expect(await form.findByText('125 sellers go from Kiran Vyas to Sunil Rao.')).toBeInTheDocument();
    expect(form.getByText('Pending').textContent).toBe('Pending 4');
    await user.click(form.getByRole('button', { name: 'Hand over 125 sellers' }));
    expect(await screen.findByText('Sunil Rao has 125 sellers of Kiran Vyas now.')).toBeInTheDocument();
    expect(done.map(({ body }) => body)).toEqual([{ fromId: KIRAN.id, toId: SUNIL.id }]);

    await user.click(await screen.findByRole('button', { name: 'Undo Kiran Vyas → Sunil Rao' }));
    expect(
      await screen.findByText('124 sellers are back at Kiran Vyas. 1 seller moved on since then and stays there.'),
    ).toBeInTheDocument();
    expect(undone.map(({ params }) => params.id)).toEqual([move.id]);
    expect(await screen.findByText(/^Undone/)).toHaveTextContent('Undone 21 Nov 2026');
  });
});
