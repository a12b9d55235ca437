import { SellerBrowseScreen } from '@/components/sellers/seller-browse-screen';
import type { Role } from '@/config/roles';
import { bulkChangesApi } from '@/lib/contracts/bulk-changes';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { bulkChange, bulkChangesOf, job } from '../support/bulk-place';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { asha, openApp } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { KESAR, KIRAN, LAXMI, sellersOf } from '../support/sellers';

const open = (url = '/seller', roles: Role[] = ['admin']) =>
  openApp(url, { roles, pages: { '/seller': SellerBrowseScreen } });
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

/** The dialog with all sellers of the page selected. */
async function choosing(url?: string, roles?: Role[]) {
  sellersOf(undefined, asha({ fo: roles ?? ['admin'] }));
  const server = bulkChangesOf();
  const { user } = open(url, roles);
  await user.click(await screen.findByLabelText('Select every row on this page'));
  await user.click(await screen.findByRole('button', { name: 'Change…' }));
  return { ...server, user, choice: await dialog('Change the selected sellers') };
}

describe('Changing many sellers', () => {
  test('shows what it would do, does it, tells of each, and takes it back', async () => {
    const { user, choice, previews, starts, put, undos } = await choosing();
    await user.selectOptions(choice.getByRole('combobox', { name: 'Action' }), 'Suspend');
    expect(choice.getByText(/^Buyers no longer see any/)).toBeInTheDocument();
    expect(choice.getByRole('button', { name: 'Preview' })).toBeDisabled();
    await user.type(choice.getByRole('textbox', { name: 'Reason' }), 'Sends other photos.');
    await user.keyboard('{Tab}{Tab}{Enter}');

    const preview = await choice.findByRole('status');
    expect(preview).toHaveTextContent(/^Suspend 2 sellersSelected2 sellersWill change1Unchanged0Cannot be changed1/);
    expect(choice.getByRole('list', { name: 'Why some cannot be changed' })).toHaveTextContent(
      `1: A seller who is pending cannot become suspended.${LAXMI.businessName}`,
    );
    const wish = {
      list: 'sellers',
      selection: { ids: [KESAR.id, LAXMI.id] },
      change: { action: 'change-status', to: 'suspended', reason: 'Sends other photos.' },
    };
    expect(previews.map(({ body }) => body)).toEqual([wish]);
    expect(starts).toEqual([]);
    await user.click(choice.getByRole('button', { name: 'Change 1 seller' }));

    const result = await dialog('Suspend 2 sellers');
    expect(starts.map(({ body }) => body)).toEqual([{ ...wish, id: expect.any(String), stamp: 'as looked at' }]);
    const { id = '' } = starts[0]?.body ?? {};
    expect(window.location.search).toBe(`?bulk=${id}`);
    expect(screen.queryByText('2 sellers selected')).not.toBeInTheDocument();
    expect(result.getByRole('progressbar', { name: 'Suspend 2 sellers' })).toBeInTheDocument();
    expect(result.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();

    put(bulkChange(1, { id }));
    const table = within(await result.findByRole('region', { name: 'Result of each' }));
    expect(table.getByRole('row', { name: `${KESAR.businessName} Changed` })).toBeInTheDocument();
    expect(
      table.getByRole('row', {
        name: `${LAXMI.businessName} Left alone A seller who is pending cannot become suspended.`,
      }),
    ).toBeInTheDocument();
    expect(table.getByRole('link', { name: KESAR.businessName })).toHaveAttribute('href', `/seller/${KESAR.id}`);
    await user.click(await result.findByRole('button', { name: 'Undo' }, { timeout: 3000 }));
    const undone = await dialog('Undo: Suspend 2 sellers');
    expect(undos.map(({ params }) => params.id)).toEqual([id]);
    expect(undone.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await user.click(undone.getByRole('button', { name: 'What was undone' }));
    expect((await dialog('Suspend 2 sellers')).getByRole('button', { name: 'See the undo' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  test('names who is to have them; going back keeps what was chosen', async () => {
    const { user, choice, previews } = await choosing();
    await user.click(await choice.findByRole('combobox', { name: 'Salesman' }));
    await user.click(await screen.findByRole('option', { name: KIRAN.name }));
    await user.click(choice.getByRole('button', { name: 'Preview' }));
    await choice.findByText('Will change');
    expect(previews.at(-1)?.body.change).toEqual({ action: 'set-salesman', salesmanId: KIRAN.id });
    await user.click(choice.getByRole('button', { name: 'Back' }));
    expect(await choice.findByRole('combobox', { name: 'Salesman' })).toHaveValue(KIRAN.name);
    await user.selectOptions(choice.getByRole('combobox', { name: 'Action' }), 'Set a flag');
    await user.selectOptions(choice.getByRole('combobox', { name: 'Flag' }), 'Takes orders');
    await user.click(choice.getByRole('radio', { name: 'No' }));
    await user.click(choice.getByRole('button', { name: 'Preview' }));
    await choice.findByText('Will change');
    expect(previews.at(-1)?.body.change).toEqual({ action: 'set-flag', flag: 'ordersEnabled', on: false });
  });

  test('of all that match sends the list’s own query and those left out', async () => {
    sellersOf();
    const { previews } = bulkChangesOf();
    mockEndpoint(sellersApi.list, {
      rows: [KESAR, LAXMI],
      next: 'c2',
      previous: null,
      count: { value: 1240, isExact: true },
    });
    const { user } = open('/seller?status=active&sort=-qualityScore&limit=25');
    await user.click(await screen.findByLabelText('Select every row on this page'));
    await user.click(await screen.findByRole('button', { name: 'Select all 1,240 sellers that match' }));
    await user.click(screen.getByLabelText(`Select ${LAXMI.businessName}`));
    await user.click(screen.getByRole('button', { name: 'Change…' }));
    const choice = await dialog('Change the selected sellers');
    await user.selectOptions(choice.getByRole('combobox', { name: 'Action' }), 'Remove the salesman');
    await user.click(choice.getByRole('button', { name: 'Preview' }));
    await choice.findByText('Will change');
    expect(previews[0]?.body.selection).toEqual({
      query: 'sort=-qualityScore&limit=25&status=active',
      except: [LAXMI.id],
    });
  });

  test('says what is in the way, and lets one go back or try again', async () => {
    const { user, choice } = await choosing();
    mockEndpoint(bulkChangesApi.preview, () =>
      refusal(409, { message: 'At most 10,000 sellers can be changed in one go. Filter the list further.' }),
    );
    await user.selectOptions(choice.getByRole('combobox', { name: 'Action' }), 'Remove the salesman');
    await user.click(choice.getByRole('button', { name: 'Preview' }));
    expect(await choice.findByText(/Filter the list further/)).toBeInTheDocument();
    expect(choice.getByRole('button', { name: 'Change' })).toBeDisabled();
    expect(choice.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  test.each([
    ['manage_seller', ['Activate or Reactivate', 'Suspend']],
    ['pipeline_wa', []],
  ] as [Role, string[]][])('offers %s the steps they may take', async (role, steps) => {
    const { choice } = await choosing('/seller', [role]);
    const { options } = choice.getByRole<HTMLSelectElement>('combobox', { name: 'Action' });
    expect([...options].map(({ label }) => label).slice(6)).toEqual(steps);
  });

  test.each<[Role]>([['editor_review'], ['salesman']])('is not offered to %s, who changes none', async (role) => {
    sellersOf(undefined, asha({ fo: [role] }));
    bulkChangesOf();
    open('/seller', [role]);
    await screen.findByText('2 sellers');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('The result of a bulk change', () => {
  test('opens from its address, and shows one outcome at a time', async () => {
    sellersOf();
    const { rows } = bulkChangesOf(bulkChange(1));
    const { user } = open(`/seller?bulk=${bulkChange(1).id}`);
    const result = await dialog('Suspend 2 sellers');
    await user.selectOptions(await result.findByRole('combobox', { name: 'Show' }), 'Left alone (1)');
    await waitFor(() => expect(result.queryByText(KESAR.businessName)).not.toBeInTheDocument());
    expect(rows.at(-1)?.url.searchParams.getAll('outcome')).toEqual(['refused']);
    await user.click(result.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  test('of one that was stopped says how far it came', async () => {
    sellersOf();
    bulkChangesOf(bulkChange(1, { job: job({ state: 'cancelled', done: 1 }) }));
    open(`/seller?bulk=${bulkChange(1).id}`);
    const result = await dialog('Suspend 2 sellers');
    expect(result.getByText('Stopped after 1. What was done stays.')).toBeInTheDocument();
    expect(result.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  });
});
