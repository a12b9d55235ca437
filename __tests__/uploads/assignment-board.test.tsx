import { AssignScreen } from '@/components/uploads/assign-screen';
import { useRouter } from 'next/router';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { savedViewsApi } from '@/lib/contracts/saved-views';
import { uploadsApi } from '@/lib/contracts/uploads/uploads';
import { catalog } from '../support/catalog-records';
import { gate } from '../support/gate';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { openApp } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { KIRAN, LAXMI, SUNIL } from '../support/sellers';
import { showExtraColumn } from '../support/show-extra-column';
import { rest } from '../support/toasts';
import { ESCALATED, HELD, OPEN, uploadsOf } from '../support/uploads';

const open = (url = '/add-catalog/assign') =>
  openApp(url, { roles: ['admin'], pages: { '/add-catalog/assign': AssignScreen } });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const editor = (name: string) => screen.findByRole('checkbox', { name });

/** The board, and another page that loads slowly. */
function BoardOnTheWayOut() {
  const { events } = useRouter();
  return (
    <>
      <button onClick={() => events.emit('routeChangeStart', '/add-catalog', { shallow: false })}>Leave</button>
      <AssignScreen />
    </>
  );
}

// A list counts as opened once per visit: these two tests come first, and leaving early does not count as opening.
test('does not call anybody back who is on the way to another page', async () => {
  uploadsOf();
  const views = gate();
  const asked = mockEndpoint(savedViewsApi.list, () => views.opened.then(() => []));
  const { user, unmount } = openApp('/add-catalog/assign', {
    roles: ['admin'],
    pages: { '/add-catalog/assign': BoardOnTheWayOut },
  });
  await waitFor(() => expect(asked).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  views.open();
  await rest(200);
  expect(window.location.search).toBe('');
  unmount();
});

test('opens with what is not done, and shows all when that is wanted', async () => {
  const { lists } = uploadsOf();
  const { user } = open();
  await waitFor(() => expect(window.location.search).toBe('?status=open&status=assigned&status=in_progress'));
  await waitFor(() =>
    expect(lists.at(-1)?.url.searchParams.getAll('status')).toEqual(['open', 'assigned', 'in_progress']),
  );
  await user.click(await screen.findByRole('button', { name: 'Clear Status' }));
  await waitFor(() => expect(window.location.search).toBe(''));
});

test('shows each load, and each upload’s age, progress, holder and reasons for skips', async () => {
  uploadsOf();
  const { user } = open();
  expect(await editor(KIRAN.name)).toHaveAccessibleDescription(
    `2 assigned, 5 done today ${LAXMI.businessName}, until 9:20 am`,
  );
  const row = async (name: string) => (await screen.findByText(name, { selector: 'td *, td' })).closest('tr');
  await row(OPEN.seller.businessName);
  await showExtraColumn(user, 'Priority');
  await showExtraColumn(user, 'Source');
  expect(await row(OPEN.seller.businessName)).toHaveTextContent(/Open3 days0 of 4NormalWhatsApp/);
  expect(await row(HELD.seller.businessName)).toHaveTextContent(
    /In progress3 days3 of 4Kiran Vyas until 9:20 amUrgentPDF/,
  );
  expect(await row(ESCALATED.seller.businessName)).toHaveTextContent(/Skipped 3× Photos of two sellers\./);
});

test('opens an upload beside the board, with the photos and words of each catalog', async () => {
  uploadsOf();
  const looked = mockEndpoint(catalogsApi.ofUpload, [catalog(1, { caption: 'Cotton saree 450' }), catalog(2)]);
  const { user } = open();
  await user.click(await screen.findByText(ESCALATED.seller.businessName));
  const drawer = await dialog(ESCALATED.seller.businessName);
  expect(await drawer.findByText('Cotton saree 450')).toBeVisible();
  expect(drawer.getAllByRole('article')).toHaveLength(2);
  expect(drawer.getAllByRole('img').length).toBeGreaterThan(1);
  expect(drawer.getByText('Skipped 3 times: Photos of two sellers.')).toBeVisible();
  expect(looked.map(({ params }) => params.id)).toEqual([ESCALATED.id]);
  await user.click(drawer.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(window.location.search).not.toContain('look='));
});

test('shows what is in an upload: its first photo and the words of the seller', async () => {
  const urls = { thumb: '/thumb.webp', screen: '/screen.webp', large: '/large.webp' };
  const photo = { id: OPEN.id, width: 300, height: 400, urls };
  uploadsOf([{ ...OPEN, first: { photo, caption: 'Cotton saree\n450 set of 6' } }]);
  open();
  const row = (await screen.findByText('Cotton saree · 450 set of 6')).closest('tr');
  expect(row?.querySelector('img')).toHaveAttribute('src', urls.thumb);
});

test('uploads are assigned in turn, up to a limit, after a preview of each load', async () => {
  const { previews, assigned, loads, lists } = uploadsOf();
  const { user } = open();
  await user.click(await editor(KIRAN.name));
  await user.click(await screen.findByLabelText(`Select ${OPEN.seller.businessName}`));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByLabelText(`Select ${ESCALATED.seller.businessName}`));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('3 uploads selected')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Assign…' }));

  const assign = await dialog('Assign the selected uploads');
  expect(await assign.findByRole('checkbox', { name: /^Kiran Vyas/ })).toBeChecked();
  await user.click(assign.getByRole('checkbox', { name: /^Sunil Rao/ }));
  expect(assign.getByText(/^They get them in turn/)).toBeInTheDocument();
  await user.type(assign.getByRole('textbox', { name: 'No more than' }), '4');
  await waitFor(() => expect(previews.at(-1)?.body.cap).toBe(4));
  const preview = within(await assign.findByRole('status'));
  expect(preview.getByText('2 uploads will move. 1 upload is left as now.')).toBeInTheDocument();
  expect(preview.getByRole('row', { name: 'Kiran Vyas 3 4' })).toBeInTheDocument();
  expect(preview.getByRole('row', { name: 'Sunil Rao 0 1' })).toBeInTheDocument();
  const [lookedAt, listed] = [loads.length, lists.length];
  await user.click(await assign.findByRole('button', { name: 'Assign 2 uploads' }));

  expect(await screen.findByText('2 uploads assigned. 1 upload is left as now.')).toBeInTheDocument();
  expect(assigned.map(({ body }) => body)).toEqual([
    { selection: { ids: [OPEN.id, HELD.id, ESCALATED.id] }, editorIds: [KIRAN.id, SUNIL.id], cap: 4 },
  ]);
  await waitFor(() => expect([loads.length > lookedAt, lists.length > listed]).toEqual([true, true]));
  expect(screen.queryByText('3 uploads selected')).not.toBeInTheDocument();
});

test('nothing is assigned before an editor is chosen, and a limit that is none is told', async () => {
  const { previews } = uploadsOf();
  const { user } = open();
  await user.click(await screen.findByLabelText('Select every row on this page'));
  await user.click(screen.getByRole('button', { name: 'Assign…' }));
  const assign = await dialog('Assign the selected uploads');
  expect(assign.getByRole('button', { name: 'Assign' })).toBeDisabled();
  await user.type(assign.getByRole('textbox', { name: 'No more than' }), '0');
  expect(assign.getByText('Use one or more.')).toBeInTheDocument();
  await user.click(await assign.findByRole('checkbox', { name: /^Sunil Rao/ }));
  expect(assign.getByRole('button', { name: 'Assign' })).toBeDisabled();
  expect(previews).toEqual([]);
  await user.keyboard('{Escape}');
  expect(await editor(SUNIL.name)).toBeChecked();
});

test('why somebody cannot be given work is said in the dialog', async () => {
  uploadsOf();
  mockEndpoint(uploadsApi.previewAssign, () =>
    refusal(409, { message: 'At most 500 uploads can be changed in one go. Filter the list further.' }),
  );
  const { user } = open();
  await user.click(await editor(SUNIL.name));
  await user.click(await screen.findByLabelText('Select every row on this page'));
  await user.click(screen.getByRole('button', { name: 'Assign…' }));
  const assign = await dialog('Assign the selected uploads');
  expect(await assign.findByText(/Filter the list further/)).toBeInTheDocument();
  expect(assign.getByRole('button', { name: 'Assign' })).toBeDisabled();
});

test('uploads are taken back after a question', async () => {
  const { taken } = uploadsOf();
  const { user } = open();
  await user.click(await screen.findByLabelText(`Select ${HELD.seller.businessName}`));
  await user.click(screen.getByRole('button', { name: 'Unassign' }));
  const question = await dialog('Unassign the selected uploads?');
  expect(question.getByText(/keeps their text/)).toBeInTheDocument();
  expect(taken).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Unassign' }));
  expect(await screen.findByText('1 upload unassigned.')).toBeInTheDocument();
  expect(taken.map(({ body }) => body)).toEqual([{ selection: { ids: [HELD.id] } }]);
});

test('all that a filter finds can be made urgent by the keyboard alone', async () => {
  const { prioritised } = uploadsOf();
  const { user } = open('/add-catalog/assign?isEscalated=true');
  await screen.findByText('1 upload');
  const box = await screen.findByLabelText(`Select ${ESCALATED.seller.businessName}`);
  box.focus();
  await user.keyboard(' ');
  const button = screen.getByRole('button', { name: 'Priority' });
  button.focus();
  await user.keyboard('{Enter}');
  const choices = await dialog('Priority');
  choices.getByRole('button', { name: 'Urgent' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('1 upload set to urgent.')).toBeInTheDocument();
  expect(prioritised.map(({ body }) => body)).toEqual([{ selection: { ids: [ESCALATED.id] }, priority: 5 }]);
});

test('an empty board, one without editors and one that cannot be read say so', async () => {
  uploadsOf([]);
  mockEndpoint(uploadsApi.loads, []);
  const { unmount } = open('/add-catalog/assign?status=open&status=assigned&status=in_progress');
  expect(await screen.findByText('No uploads to do')).toBeInTheDocument();
  expect(screen.getByText(/^There are no editors yet/)).toBeInTheDocument();
  unmount();
  mockEndpoint(uploadsApi.loads, () => refusal(500, { message: 'It broke.' }));
  open();
  expect(await screen.findByText('It broke.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
