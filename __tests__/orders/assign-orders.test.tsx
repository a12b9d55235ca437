import { AssignDialog } from '@/components/orders/assign-dialog';
import { OrderScreen } from '@/components/orders/order-screen';
import { choicesApi } from '@/lib/contracts/base/choices';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { subOrdersApi } from '@/lib/contracts/orders/sub-orders';
import { bulkChangesOf } from '../support/bulk-place';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { openApp, serverKnows } from '../support/open-app';
import { ORDER_ROW, SUB_ORDER } from '../support/orders';
import { renderScreen, screen, waitFor, within } from '../support/render';
import { KIRAN, SUNIL } from '../support/sellers';

beforeEach(() => mockEndpoint(choicesApi.staff, [KIRAN]));

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function chooseKiran({
  user,
  box,
}: {
  user: ReturnType<typeof openApp>['user'];
  box: Awaited<ReturnType<typeof dialog>>;
}) {
  await user.click(await box.findByRole('combobox', { name: 'Assigned to' }));
  await user.click(await screen.findByRole('option', { name: KIRAN.name }));
}

test('chosen orders are given to a colleague, after a look at what it would do', async () => {
  serverKnows();
  mockEndpoint(ordersApi.list, { rows: [ORDER_ROW], next: null, previous: null, count: { value: 1, isExact: true } });
  mockEndpoint(ordersApi.totals, []);
  const { previews, starts } = bulkChangesOf();
  const { user } = openApp('/order', { roles: ['admin'], pages: { '/order': OrderScreen } });
  await user.click(await screen.findByLabelText('Select 1042-2'));
  await user.click(await screen.findByRole('button', { name: 'Assign…' }));
  const box = await dialog('Change the selected orders');
  expect(box.getByRole('button', { name: 'Preview' })).toBeDisabled();
  await chooseKiran({ user, box });
  await user.click(box.getByRole('button', { name: 'Preview' }));
  await user.click(await box.findByRole('button', { name: 'Change 1 order' }));
  const change = { action: 'assign', assigneeId: KIRAN.id };
  expect(previews.map(({ body }) => body)).toEqual([{ list: 'orders', selection: { ids: [ORDER_ROW.id] }, change }]);
  expect(starts.map(({ body }) => body.change)).toEqual([change]);
  expect(await screen.findByRole('progressbar')).toBeInTheDocument();
});

test('one part is given to a colleague; a refusal keeps the choice', async () => {
  const asked = mockEndpoint(subOrdersApi.assign, () => refusal(409, { message: 'This order is closed.' }));
  const { user } = renderScreen(<AssignDialog part={SUB_ORDER} onClose={jest.fn()} />, { roles: ['admin'] });
  const box = await dialog('Assign 1042-2');
  await chooseKiran({ user, box });
  await user.click(box.getByRole('button', { name: 'Save' }));
  expect(await box.findByText('This order is closed.')).toBeInTheDocument();
  expect(asked.map(({ body }) => body)).toEqual([{ assigneeId: KIRAN.id, version: SUB_ORDER.version }]);
  expect(box.getByRole('combobox', { name: 'Assigned to' })).toHaveValue(KIRAN.name);
});

test('another colleague is searched for and chosen over the one it is assigned to', async () => {
  mockEndpoint(choicesApi.staff, ({ url: { searchParams } }) => {
    const [q, ids] = [searchParams.get('q')?.toLowerCase() ?? '', searchParams.getAll('id')];
    return [KIRAN, SUNIL].filter(({ id, name }) => ids.includes(id) || (!ids.length && name.toLowerCase().includes(q)));
  });
  const part = { ...SUB_ORDER, assignee: KIRAN };
  const { user } = renderScreen(<AssignDialog part={part} onClose={jest.fn()} />, { roles: ['admin'] });
  const box = await dialog('Assign 1042-2');
  const field = await box.findByRole('combobox', { name: 'Assigned to' });
  await waitFor(() => expect(field).toHaveValue(KIRAN.name));
  await user.type(field, 'Sun', { initialSelectionStart: 0, initialSelectionEnd: KIRAN.name.length });
  await waitFor(() =>
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([SUNIL.name]),
  );
  expect(field).toHaveValue('Sun');
  await user.keyboard('{Enter}');
  expect(field).toHaveValue(SUNIL.name);
});
