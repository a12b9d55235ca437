import SettingsPage from '@/pages/settings';
import { type ValueRequest, valueRequestsApi } from '@/lib/contracts/value-requests';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { openApp, serverKnows } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { COTTON, FABRIC, taxonomyPlace } from '../support/taxonomy-place';
import { SUNIL } from '../support/sellers';
import { request } from '../support/value-requests';

const LINEN = request(1, { attribute: FABRIC, nameEn: 'Linnen', note: 'See the label.', alsoAskedBy: [SUNIL] });

async function openWishes() {
  serverKnows();
  taxonomyPlace();
  let open: ValueRequest[] = [LINEN];
  const lists = mockEndpoint(valueRequestsApi.list, () => ({
    rows: open,
    next: null,
    previous: null,
    count: { value: open.length, isExact: true },
  }));
  const decide = (details: Partial<ValueRequest>) => {
    open = [];
    return { ...LINEN, state: 'accepted' as const, version: 2, ...details };
  };
  const accepted = mockEndpoint(valueRequestsApi.accept, ({ body }) =>
    body.nameHi === ''
      ? refusal(400, { issues: [{ path: ['nameHi'], message: 'Type the name in Hindi.' }] })
      : { request: decide({ value: { id: COTTON.id, nameEn: body.nameEn } }), isTagged: true },
  );
  const taken = mockEndpoint(valueRequestsApi.acceptAs, () => ({
    request: decide({ value: { id: COTTON.id, nameEn: 'Cotton' } }),
    isTagged: false,
  }));
  const refused = mockEndpoint(valueRequestsApi.refuse, ({ body }) =>
    decide({ state: 'refused', reason: body.reason }),
  );
  const { user } = openApp('/settings?tab=taxonomy', { roles: ['admin'], pages: { '/settings': SettingsPage } });
  const list = await screen.findByRole('list', { name: 'Suggested values' });
  const openDialog = async (button: string, name: string) => {
    await user.click(screen.getByRole('button', { name: button }));
    return within(await screen.findByRole('dialog', { name }));
  };
  return { user, list, lists, openDialog, accepted, taken, refused };
}

const nobodyWaits = () =>
  waitFor(() => expect(screen.queryByRole('list', { name: 'Suggested values' })).not.toBeInTheDocument());

describe('A value somebody asked for', () => {
  test('is accepted under the right names', async () => {
    const { user, list, lists, openDialog, accepted } = await openWishes();
    expect(list).toHaveTextContent('Fabric: Linnen');
    expect(list).toHaveTextContent('Kiran Vyas, Sunil Rao, ');
    expect(list).toHaveTextContent('See the label.');
    expect(lists[0]?.url.searchParams.getAll('state')).toEqual(['open']);
    const dialog = await openDialog('Accept Linnen', 'Accept Fabric Linnen');
    const english = dialog.getByRole('textbox', { name: 'English name' });
    await user.clear(english);
    await user.type(english, 'Linen');
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(await dialog.findByText('Type the name in Hindi.')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'Hindi name' }), 'लिनन');
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Linen is accepted. Kesariya has it now.')).toBeInTheDocument();
    expect(accepted.at(-1)?.body).toEqual({ nameEn: 'Linen', nameHi: 'लिनन', version: 1 });
    await nobodyWaits();
  });

  test('waits again once its acceptance is undone', async () => {
    const { user, openDialog } = await openWishes();
    const undone = mockEndpoint(valueRequestsApi.undoAccept, { ...LINEN, version: 3 });
    const dialog = await openDialog('Accept Linnen', 'Accept Fabric Linnen');
    await user.type(dialog.getByRole('textbox', { name: 'Hindi name' }), 'लिनन');
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(undone.map(({ params, body }) => [params.id, body])).toEqual([[LINEN.id, { version: 2 }]]),
    );
  });

  test('is accepted as one that is there', async () => {
    const { user, openDialog, taken } = await openWishes();
    const dialog = await openDialog('Accept Linnen', 'Accept Fabric Linnen');
    await user.click(dialog.getByRole('radio', { name: 'One that is there' }));
    expect(dialog.getByRole('button', { name: 'Accept' })).toBeDisabled();
    await user.selectOptions(dialog.getByLabelText('Value that means the same'), 'Cotton · सूती');
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Cotton is accepted. Kesariya was left as it is.')).toBeInTheDocument();
    expect(taken[0]?.body).toEqual({ valueId: COTTON.id, version: 1 });
  });

  test('is refused with a reason', async () => {
    const { user, openDialog, refused } = await openWishes();
    const dialog = await openDialog('Refuse Linnen', 'Refuse Fabric Linnen?');
    await user.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect(dialog.getByText('Say why.')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'Why?' }), 'It is cotton.{Enter}');
    expect(await screen.findByText('The editor is told.')).toBeInTheDocument();
    expect(refused.map(({ body }) => body)).toEqual([{ reason: 'It is cotton.', version: 1 }]);
    await nobodyWaits();
  });
});
