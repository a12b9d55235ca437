import { SellerViewScreen } from '@/components/sellers/seller-view-screen';
import type { Role } from '@/config/roles';
import type { SellerDetail } from '@/lib/contracts/sellers/seller-record';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { sellerAccountsApi } from '@/lib/contracts/orders/seller-accounts';
import { savedViewsApi } from '@/lib/contracts/saved-views';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { gate } from '../support/gate';
import { mockEndpoint, noAnswer, refusal } from '../support/mock-endpoint';
import { asha, openApp } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { KATRA, KESAR, KIRAN, LAXMI, RADHA, seller, sellersOf } from '../support/sellers';

function open({ id }: Pick<SellerDetail, 'id'>, { tab = '', roles = ['admin'] as Role[] } = {}) {
  const { user } = openApp(`/seller/${id}${tab && `?tab=${tab}`}`, {
    roles,
    pages: { '/seller/[id]': SellerViewScreen },
  });
  return user;
}
/** The seller's page with its tabs, which directly follow its header. */
async function theSeller({ businessName }: SellerDetail): Promise<void> {
  await screen.findByRole('heading', { level: 1, name: businessName });
  await screen.findByRole('tabpanel');
}

const box = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

describe('The page of a seller', () => {
  test('says who they are and how to reach them', async () => {
    sellersOf();
    open(KESAR);
    await theSeller(KESAR);
    const glance = within(screen.getByRole('region', { name: 'At a glance' }));
    expect(glance.getByText('Active')).toBeInTheDocument();
    expect(glance.getByText('Radha Market, Surat')).toBeInTheDocument();
    for (const count of ['1 active of 2', '1,105 live of 1,240', '4 to do of 96'])
      expect(glance.getByText(count)).toBeInTheDocument();
    expect(glance.getByRole('link', { name: '+91 98790 00001' })).toHaveAttribute('href', 'tel:+919879000001');
    expect(glance.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/919879000001');
  });

  test('changes no status once they are merged into another', async () => {
    sellersOf([{ ...KESAR, mergedIntoId: LAXMI.id }, LAXMI]);
    open(KESAR);
    await theSeller(KESAR);
    expect(screen.queryByRole('button', { name: 'Suspend' })).not.toBeInTheDocument();
  });

  test('keeps the open part in the address', async () => {
    sellersOf();
    const nothing = { rows: [], next: null, previous: null, count: { value: 0, isExact: true } };
    mockEndpoint(sellersApi.notes, nothing);
    mockEndpoint(ordersApi.list, nothing);
    mockEndpoint(ordersApi.totals, []);
    mockEndpoint(sellerAccountsApi.get, { payable: 0, credited: 0, fromBuyers: null });
    mockEndpoint(savedViewsApi.list, []);
    const user = open(KESAR);
    await theSeller(KESAR);
    await user.click(screen.getByRole('tab', { name: 'Notes' }));
    expect(await screen.findByText('No notes yet')).toBeInTheDocument();
    expect(window.location.search).toBe('?tab=notes');
    await user.click(screen.getByRole('tab', { name: 'Orders' }));
    expect(await screen.findByText('No orders yet')).toBeInTheDocument();
    window.history.back();
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Notes' })).toHaveAttribute('aria-selected', 'true'));
  });

  test.each(['42', seller(99).id])('of nobody (%s) does not exist', async (id) => {
    sellersOf();
    open({ id });
    expect(await screen.findByText('There is no such seller')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the list' })).toHaveAttribute('href', '/seller');
  });
});

describe('Editing a seller', () => {
  test('saves what changed, on the version that was seen', async () => {
    const { change } = sellersOf();
    const saved = mockEndpoint(sellersApi.update, ({ params, body: { minimumOrderValue = 0 } }) =>
      change(params.id, { minimumOrderValue, market: KATRA, deprioritised: true }),
    );
    const user = open(KESAR);
    await theSeller(KESAR);
    expect(save()).toBeDisabled();
    const market = await screen.findByRole('combobox', { name: 'Market' });
    await waitFor(() => expect(market).toHaveValue('Radha Market, Surat'));
    await user.clear(market);
    await user.type(market, 'kat');
    await user.click(await screen.findByRole('option', { name: 'Katra Neel, Delhi' }));
    await user.clear(box('Minimum order'));
    await user.type(box('Minimum order'), 'Rs. 2,500/-');
    await user.click(screen.getByRole('checkbox', { name: /^Deprioritised/ }));
    await user.click(save());
    expect(await screen.findByText(`${KESAR.businessName} is saved.`)).toBeInTheDocument();
    expect(saved.map(({ body }) => body)).toEqual([
      { marketId: KATRA.id, minimumOrderValue: 250_000, deprioritised: true, version: 1 },
    ]);
    expect(box('Minimum order')).toHaveValue('₹2,500');
    expect(save()).toBeDisabled();
  });

  test('what is typed while it is being saved stays, and is saved with the next', async () => {
    const { change } = sellersOf();
    const answer = gate();
    const saved = mockEndpoint(sellersApi.update, async ({ params, body: { version: _, ...changes } }) => {
      if (saved.length === 1) await answer.opened;
      return change(params.id, changes as Partial<SellerDetail>);
    });
    const user = open(KESAR);
    await theSeller(KESAR);
    await user.clear(box('Business name'));
    await user.type(box('Business name'), 'Kesar Weaves');
    await user.click(save());
    await waitFor(() => expect(saved).toHaveLength(1));
    await user.clear(box('Minimum order'));
    await user.type(box('Minimum order'), '2500');
    answer.open();
    expect(await screen.findByText('Kesar Weaves is saved.')).toBeInTheDocument();
    expect(box('Minimum order')).toHaveValue('2500');
    await user.click(save());
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(saved[1]?.body).toEqual({ minimumOrderValue: 250_000, version: 2 });
  });

  test('a save that does not reach the server says so, and keeps what was typed', async () => {
    sellersOf();
    mockEndpoint(sellersApi.update, noAnswer);
    const user = open(KESAR);
    await theSeller(KESAR);
    await user.clear(box('Business name'));
    await user.type(box('Business name'), 'Kesar Weaves');
    await user.click(save());
    expect(await screen.findByText(/^Cannot reach the server\./)).toBeInTheDocument();
    expect(box('Business name')).toHaveValue('Kesar Weaves');
    expect(save()).toBeEnabled();
  });

  test('an amount that is none is told at its field', async () => {
    sellersOf();
    const user = open(KESAR);
    await theSeller(KESAR);
    await user.clear(box('Minimum order'));
    await user.type(box('Minimum order'), 'two');
    await user.click(save());
    expect(await screen.findByText('Type an amount in rupees.')).toBeInTheDocument();
  });

  test('two people change the market: the choice is shown by name', async () => {
    const { change } = sellersOf();
    const theirs = { ...KESAR, market: null, version: 2 };
    const saves = mockEndpoint(sellersApi.update, ({ params, body: { version } }) =>
      version === 1
        ? refusal(409, { code: 'changed_meanwhile', current: theirs })
        : change(params.id, { market: KATRA, version: 2 }),
    );
    const user = open(KESAR);
    await theSeller(KESAR);
    const market = await screen.findByRole('combobox', { name: 'Market' });
    await waitFor(() => expect(market).toHaveValue('Radha Market, Surat'));
    await user.clear(market);
    await user.type(market, 'kat');
    await user.click(await screen.findByRole('option', { name: 'Katra Neel, Delhi' }));
    await user.click(save());
    const choice = within(await screen.findByRole('group', { name: 'Market' }));
    expect(await choice.findByRole('radio', { name: 'Mine Katra Neel, Delhi' })).toBeChecked();
    expect(choice.getByRole('radio', { name: 'Theirs Nothing' })).not.toBeChecked();
    await user.click(save());
    await waitFor(() => expect(saves.at(-1)?.body).toEqual({ marketId: KATRA.id, version: 2 }));
  });

  test('a number of another seller is told while it is typed', async () => {
    sellersOf();
    const { id, businessName, contactName, status, market } = LAXMI;
    const summary = { id, businessName, contactName, status, market, phoneNumber: '+919879000002' };
    const asked = mockEndpoint(sellersApi.duplicates, {
      certain: [{ seller: summary, because: 'phone', value: '+919879000002' }],
      hints: [],
    });
    const user = open(KESAR, { tab: 'contacts' });
    await theSeller(KESAR);
    await user.click(screen.getByRole('button', { name: 'Add a number' }));
    await user.type(box('Phone 2'), '98790 00002');
    expect(await screen.findByText(/^\+91 98790 00002 belongs to/)).toHaveTextContent(LAXMI.businessName);
    expect(asked.at(-1)?.url.searchParams.get('exceptId')).toBe(KESAR.id);
    expect(asked.at(-1)?.url.searchParams.getAll('phone')).toEqual(['+9198790 00002']);
  });
});

describe('The next steps', () => {
  test('suspending takes a reason and says what it hides', async () => {
    const { change } = sellersOf(undefined, asha({ fo: ['manage_seller'] }));
    const moved = mockEndpoint(sellersApi.transition, ({ params, body }) =>
      change(params.id, { status: body.to, statusReason: body.reason ?? null, hiddenBySuspension: true }),
    );
    const user = open(KESAR, { roles: ['manage_seller'] });
    await theSeller(KESAR);
    await user.click(screen.getByRole('button', { name: 'Suspend' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Suspend ${KESAR.businessName}?` }));
    expect(dialog.getByText(/^Buyers no longer see any of the seller’s catalogs/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(await dialog.findByText('Say why.')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Sends torn goods');
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(await screen.findByText(/^Buyers see none of the catalogs until/)).toBeInTheDocument();
    expect(moved[0]?.body).toEqual({ to: 'suspended', reason: 'Sends torn goods', version: 1 });
    expect(screen.getByRole('button', { name: 'Reactivate' })).toBeEnabled();
    expect(screen.getByText('Close: only Admin can do that.')).toBeInTheDocument();
  });

  test('what stands in the way of one is said', async () => {
    sellersOf();
    open(LAXMI);
    await theSeller(LAXMI);
    expect(screen.getByRole('button', { name: 'Activate' })).toBeDisabled();
    expect(
      screen.getByText('Activate: Choose the market first: buyers look for sellers by market.'),
    ).toBeInTheDocument();
  });

  test('those who may take none are told who may', async () => {
    sellersOf(undefined, asha({ fo: ['pipeline_wa'] }));
    open(KESAR, { roles: ['pipeline_wa'] });
    await theSeller(KESAR);
    expect(screen.queryByRole('button', { name: 'Suspend' })).not.toBeInTheDocument();
    expect(screen.getByText('Suspend: only Admin or Manage seller can do that.')).toBeInTheDocument();
  });

  test('one that was overtaken shows the seller as they are now', async () => {
    const { change } = sellersOf();
    mockEndpoint(sellersApi.transition, ({ params }) =>
      refusal(409, { code: 'changed_meanwhile', current: change(params.id, { contactName: 'Ramesh Bhai' }) }),
    );
    const user = open(KESAR);
    await theSeller(KESAR);
    await user.click(screen.getByRole('button', { name: 'Suspend' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Sends torn goods');
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(await dialog.findByText(/^This seller changed meanwhile/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Ramesh Bhai')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Suspend' }));
    expect(await screen.findByRole('textbox', { name: 'Reason' })).toHaveValue('Sends torn goods');
  });
});

describe('Notes', () => {
  test('are added on top of those that are there', async () => {
    sellersOf();
    const author = { id: asha().id, name: 'Asha Patel' };
    let notes = [{ id: RADHA.id, text: 'Pays late.', author, at: '2026-11-01T03:35:00.000Z' }];
    mockEndpoint(sellersApi.notes, () => ({
      rows: notes,
      next: null,
      previous: null,
      count: { value: notes.length, isExact: true },
    }));
    mockEndpoint(sellersApi.addNote, ({ body: { text } }) => {
      const note = { id: KATRA.id, text, author, at: '2026-11-21T03:35:00.000Z' };
      notes = [note, ...notes];
      return note;
    });
    const user = open(KESAR, { tab: 'notes' });
    expect(await screen.findByText('Pays late.')).toBeInTheDocument();
    await user.type(box('New note'), 'Moves to a new shop in March.');
    await user.click(screen.getByRole('tab', { name: 'History' }));
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Add note' }));
    const list = within(await screen.findByRole('list', { name: 'Notes' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
    expect(list.getAllByRole('listitem')[0]).toHaveTextContent('Moves to a new shop in March.');
    expect(box('New note')).toHaveValue('');
  });
});

test('Who visited the seller is told with what was talked about', async () => {
  sellersOf();
  const visit = {
    id: seller(7).id,
    seller: KESAR,
    salesman: KIRAN,
    at: '2026-11-20T03:35:00.000Z',
    note: 'Winter sarees',
  };
  mockEndpoint(sellersApi.visits, { rows: [visit], next: null, previous: null, count: { value: 1, isExact: true } });
  open(KESAR, { tab: 'visits' });
  const visits = within(await screen.findByRole('list', { name: 'Visits' }));
  expect(visits.getByText('Winter sarees')).toBeInTheDocument();
  expect(visits.getByRole('link', { name: KIRAN.name })).toHaveAttribute('href', `/seller/salesman/${KIRAN.id}`);
});
