import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import SettingsPage from '@/pages/settings';
import { mockEndpoint } from '../support/mock-endpoint';
import { openApp, serverKnows } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { COTON, COTTON, FABRIC, SILK, taxonomyPlace } from '../support/taxonomy-place';

async function openFabric() {
  serverKnows();
  const place = taxonomyPlace();
  const { user } = openApp('/settings?tab=taxonomy', { roles: ['admin'], pages: { '/settings': SettingsPage } });
  await user.click(await screen.findByRole('link', { name: 'Fabric' }));
  const view = within(await screen.findByRole('dialog', { name: 'Fabric' }));
  const names = () =>
    within(view.getByRole('list', { name: 'Values', hidden: true }))
      .getAllByRole('listitem', { hidden: true })
      .map((item) => item.textContent);
  return { user, view, names, ...place };
}

describe('The values of an attribute', () => {
  test('are added one after the other, in both languages', async () => {
    const { user, view, names, added } = await openFabric();
    const english = view.getByRole('textbox', { name: 'New value in English' });
    await user.type(english, 'Linen');
    await user.click(view.getByRole('button', { name: 'Add' }));
    expect(await view.findByText('Type the name in Hindi.')).toBeInTheDocument();
    await user.type(view.getByRole('textbox', { name: 'In Hindi' }), 'लिनन{Enter}');
    await waitFor(() => expect(names().at(-1)).toBe('Linen लिनन '));
    expect(added.map(({ body }) => body)).toEqual([{ nameEn: 'Linen', nameHi: 'लिनन' }]);
    expect(english).toHaveValue('');
    expect(english).toHaveFocus();
  });

  test('are put in order', async () => {
    const { user, view, names, ordered } = await openFabric();
    expect(view.getByRole('button', { name: 'Move Cotton up' })).toBeDisabled();
    await user.click(view.getByRole('button', { name: 'Move Silk up' }));
    await waitFor(() => expect(names()).toEqual(['Cotton सूती ', 'Silk रेशम ', 'Coton सूती ']));
    expect(ordered.map(({ body }) => body)).toEqual([{ valueIds: [COTTON.id, SILK.id, COTON.id], version: 1 }]);
  });

  test('one is retired after a look at what that touches', async () => {
    const { user, view, names, changed } = await openFabric();
    await user.click(view.getByRole('button', { name: 'Edit Silk' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Silk' }));
    expect(await dialog.findByText(/3 product types would no longer offer it/)).toBeInTheDocument();
    await user.click(dialog.getByRole('checkbox', { name: 'In use' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Silk is saved.')).toBeInTheDocument();
    expect(changed.map(({ body }) => body)).toEqual([{ active: false, version: 1 }]);
    await waitFor(() => expect(names()[2]).toBe('Silk रेशम Retired'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Silk' })).not.toBeInTheDocument());
  });

  test('one that catalogs have stays on them when it is retired', async () => {
    const { user, view } = await openFabric();
    mockEndpoint(taxonomyApi.valueUses, [
      { kind: 'productTypes', count: 2 },
      { kind: 'catalogs', count: 40 },
    ]);
    await user.click(view.getByRole('button', { name: 'Edit Silk' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Silk' }));
    expect(
      await dialog.findByText(/2 product types would no longer offer it\. It stays on 40 catalogs\./),
    ).toBeInTheDocument();
  });

  test('two of the same meaning are merged after a preview, and separated again', async () => {
    const { user, view, names, merged } = await openFabric();
    await user.click(view.getByRole('button', { name: 'Merge Coton into another' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge Coton into another value' }));
    expect(dialog.getByRole('button', { name: 'Merge' })).toBeDisabled();
    await user.selectOptions(dialog.getByLabelText('Value that stays'), 'Cotton · सूती');
    expect(await dialog.findByText('3 product types will have Cotton in the place of Coton.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    expect(await screen.findByText('Coton is merged into Cotton.')).toBeInTheDocument();
    expect(merged.map(({ body }) => body)).toEqual([{ survivorId: COTTON.id, duplicateId: COTON.id }]);
    await waitFor(() => expect(names()).toEqual(['Cotton सूती ', 'Silk रेशम ']));
    const list = await screen.findByRole('list', { name: 'Merged values', hidden: true });
    expect(list).toHaveTextContent('Coton → CottonFabric, 3 records, by Asha Patel');

    await user.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
    expect(await screen.findByText('Coton is a value of its own again.')).toBeInTheDocument();
    await waitFor(() => expect(names()).toHaveLength(FABRIC.values.length));
  });
});
