import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import SettingsPage from '@/pages/settings';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { asha, openApp, serverKnows } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { FABRIC, SAREE, SILK, SLEEVE, taxonomyPlace } from '../support/taxonomy-place';

const open = (url = '/settings?tab=taxonomy') =>
  openApp(url, { roles: ['admin'], pages: { '/settings': SettingsPage } });
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('Settings', () => {
  test('have product types and attributes for an admin', async () => {
    serverKnows();
    taxonomyPlace();
    open();
    const types = await screen.findByRole('list', { name: 'Product types' });
    expect(types).toHaveTextContent('Saree साड़ी Saree, HSN 5407, GST 5 %');
    expect(screen.getByRole('list', { name: 'Attributes' })).toHaveTextContent('3 values: Cotton, Coton, Silk');
    const row = within(screen.getByRole('row', { name: /^Saree/ })).getAllByRole('cell');
    expect(row.map((cell) => cell.textContent)).toEqual(['●required', 'does not apply']);
  });

  test('have none of it for others, who ask the server for nothing', async () => {
    serverKnows(asha({ fo: ['editor_catalog'] }));
    const asked = mockEndpoint(taxonomyApi.get, { productTypes: [], attributes: [] });
    openApp('/settings', { roles: ['editor_catalog'], pages: { '/settings': SettingsPage } });
    expect(await screen.findByRole('radio', { name: 'Dark' })).toBeInTheDocument();
    expect(screen.queryByText('Taxonomy')).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  test('say so when the taxonomy does not load, and try again', async () => {
    serverKnows();
    taxonomyPlace();
    mockEndpoint(taxonomyApi.get, () => refusal(500, { message: 'Not now.' }));
    const { user } = open();
    expect(await screen.findByText('Not now.')).toBeInTheDocument();
    mockEndpoint(taxonomyApi.get, { productTypes: [SAREE], attributes: [FABRIC] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Product types' })).toBeInTheDocument();
  });
});

describe('A product type', () => {
  test('is added with its names, HSN code and a rate that depends on the price', async () => {
    serverKnows();
    taxonomyPlace();
    const added = mockEndpoint(taxonomyApi.addProductType, ({ body }) => ({ ...SAREE, ...body }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add a product type' }));
    const form = await drawer('Add a product type');
    await user.click(form.getByRole('button', { name: 'Add' }));
    expect(await form.findByText('An HSN code has 4, 6 or 8 digits.')).toBeInTheDocument();
    await user.type(form.getByRole('textbox', { name: 'English name' }), 'Stole');
    await user.type(form.getByRole('textbox', { name: 'Hindi name' }), 'स्टोल');
    await user.type(form.getByRole('textbox', { name: 'HSN code' }), '6214');
    await user.click(form.getByRole('button', { name: 'Add a rate' }));
    const rate = within(form.getByRole('group', { name: 'Rate 1' }));
    await user.click(form.getByRole('button', { name: 'Add' }));
    expect(await rate.findByText('Type a percentage, such as 5 or 12.5.')).toBeInTheDocument();
    await user.type(rate.getByLabelText('From'), '2025-09-22');
    await user.type(rate.getByRole('textbox', { name: 'GST' }), '5');
    await user.click(rate.getByRole('checkbox', { name: 'Another rate for pieces above a price' }));
    await user.type(rate.getByRole('textbox', { name: 'Above, a piece' }), '2,500');
    await user.type(rate.getByRole('textbox', { name: 'GST above' }), '18%');
    await user.selectOptions(form.getByRole('combobox', { name: 'Sleeve' }), 'Optional');
    await user.click(form.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Stole is added.')).toBeInTheDocument();
    expect(added.map(({ body }) => body)).toEqual([
      {
        nameEn: 'Stole',
        nameHi: 'स्टोल',
        segment: 'readymade',
        hsnCode: '6214',
        active: true,
        attributes: [{ attributeId: SLEEVE.id, required: false, valueIds: [] }],
        gstRates: [{ from: '2025-09-22', basisPoints: 500, above: { limitPaise: 250_000, basisPoints: 1800 } }],
      },
    ]);
  });

  test('says which attributes apply and which of their values it allows', async () => {
    serverKnows();
    const { types } = taxonomyPlace();
    const { user } = open(`/settings?tab=taxonomy&type=${SAREE.id}`);
    const form = await drawer('Saree');
    expect(form.getByText('Today’s rate')).toBeInTheDocument();
    await user.selectOptions(form.getByRole('combobox', { name: 'Sleeve' }), 'Required');
    await user.click(form.getByRole('button', { name: 'Choose values of Fabric' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Silk' }));
    await user.keyboard('{Escape}');
    await user.click(await form.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saree is saved.')).toBeInTheDocument();
    expect(types.map(({ body }) => body)).toEqual([
      {
        attributes: [
          { attributeId: FABRIC.id, required: true, valueIds: [SILK.id] },
          { attributeId: SLEEVE.id, required: true, valueIds: [] },
        ],
        version: 1,
      },
    ]);
  });

  test('that two people change is decided field by field', async () => {
    serverKnows();
    const { changeType, types } = taxonomyPlace();
    const { user } = open(`/settings?tab=taxonomy&type=${SAREE.id}`);
    const form = await drawer('Saree');
    const code = form.getByRole('textbox', { name: 'HSN code' });
    await user.clear(code);
    await user.type(code, '540752');
    changeType(SAREE.id, { hsnCode: '5007' });
    await user.click(form.getByRole('button', { name: 'Save' }));
    const choice = within(await form.findByRole('group', { name: 'HSN code' }));
    expect(choice.getByRole('radio', { name: /^Theirs/ })).toHaveAccessibleName('Theirs 5007');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saree is saved.')).toBeInTheDocument();
    expect(types.map(({ body }) => body)).toEqual([
      { hsnCode: '540752', version: 1 },
      { hsnCode: '540752', version: 2 },
    ]);
  });

  test('gets an earlier rate back from its history', async () => {
    serverKnows();
    const { types } = taxonomyPlace();
    const change = { before: [], after: SAREE.gstRates };
    const entry = { action: 'product-types.changed', changes: { gstRates: change }, details: {}, requestId: null };
    const rows = [{ ...entry, id: SILK.id, at: '2026-01-05T06:00:00.000Z', actor: null }];
    mockEndpoint(taxonomyApi.history, { rows, next: null, previous: null, count: { value: 1, isExact: true } });
    const { user } = open(`/settings?tab=taxonomy&type=${SAREE.id}`);
    const form = await drawer('Saree');
    await user.click(form.getByRole('button', { name: 'Show' }));
    expect(await form.findByText('from 1 Jul 2017: 5 %')).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Restore this value of GST rates' }));
    const question = within(await screen.findByRole('dialog', { name: /GST rates/ }));
    await user.click(question.getByRole('button', { name: /^Restore/ }));
    await waitFor(() => expect(types.map(({ body }) => body)).toEqual([{ gstRates: [], version: 1 }]));
  });

  test('is not left with something typed in it', async () => {
    serverKnows();
    taxonomyPlace();
    const { user } = open(`/settings?tab=taxonomy&type=${SAREE.id}`);
    const form = await drawer('Saree');
    await user.type(form.getByRole('textbox', { name: 'English name' }), ' of silk');
    await user.click(form.getByRole('button', { name: 'Close' }));
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
