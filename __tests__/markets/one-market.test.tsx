import { MarketScreen } from '@/components/markets/market-screen';
import { type Market, marketsApi } from '@/lib/contracts/markets/markets';
import { KOHINOOR, marketPlace, RADHA } from '../support/market-place';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { openApp } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';

const open = (url: string) => openApp(url, { roles: ['admin'], pages: { '/market': MarketScreen } });
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));
const box = (view: ReturnType<typeof within>, name: string) => view.getByRole('textbox', { name });

describe('Adding a market', () => {
  test('takes a name and a place, and shows it in its city', async () => {
    const { add } = marketPlace();
    const added = mockEndpoint(marketsApi.create, ({ body }) => {
      const market: Market = { ...RADHA, ...body, marketNumber: body.marketNumber ?? null, sellers: 0 };
      add({ ...market, id: '0198b2a0-0000-7000-8000-000000000199' });
      return market;
    });
    const { user } = open('/market');
    await user.click(await screen.findByRole('button', { name: 'Add a market' }));
    const form = await drawer('Add a market');
    await user.click(form.getByRole('button', { name: 'Add' }));
    expect(await form.findByText('Type the name of the market.')).toBeInTheDocument();
    await user.type(box(form, 'Name'), 'Millennium Textile Market');
    await user.type(box(form, 'City'), 'Surat');
    await user.type(box(form, 'State'), 'Gujarat');
    await user.click(form.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Millennium Textile Market is added.')).toBeInTheDocument();
    expect(added.map(({ body }) => body)).toEqual([
      {
        name: 'Millennium Textile Market',
        marketNumber: null,
        city: 'Surat',
        state: 'Gujarat',
        country: 'India',
        active: true,
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('5 markets')).toBeInTheDocument();
  });

  test('a number the city has already is told at its field', async () => {
    marketPlace();
    const problem = 'The city has this market number already.';
    mockEndpoint(marketsApi.create, () => refusal(400, { issues: [{ path: ['marketNumber'], message: problem }] }));
    const { user } = open('/market?add=new');
    const form = await drawer('Add a market');
    await user.type(box(form, 'Name'), 'Millennium');
    await user.type(box(form, 'Number'), '12');
    await user.type(box(form, 'City'), 'Surat');
    await user.type(box(form, 'State'), 'Gujarat');
    await user.click(form.getByRole('button', { name: 'Add' }));
    expect(await form.findByText(problem)).toBeInTheDocument();
    expect(box(form, 'Number')).toHaveFocus();
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
  });
});

describe('Editing a market', () => {
  test('saves what changed, on the version that was seen', async () => {
    const { change } = marketPlace();
    const saved = mockEndpoint(marketsApi.update, ({ params, body: { version, ...changes } }) =>
      change(params.id, changes),
    );
    const { user } = open(`/market?open=${RADHA.id}`);
    const form = await drawer('Radha Market');
    await user.clear(box(form, 'Number'));
    await user.click(form.getByRole('checkbox', { name: 'Active' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Radha Market is saved.')).toBeInTheDocument();
    expect(saved.map(({ body }) => body)).toEqual([{ marketNumber: null, active: false, version: 1 }]);
  });

  test('what somebody else changed meanwhile is decided field by field', async () => {
    const { change } = marketPlace();
    const saves = mockEndpoint(marketsApi.update, ({ params, body: { version, ...changes } }) => {
      if (version > 1) return change(params.id, changes);
      return refusal(409, { code: 'changed_meanwhile', current: change(params.id, { name: 'Radha Textile Market' }) });
    });
    const { user } = open(`/market?open=${RADHA.id}`);
    const form = await drawer('Radha Market');
    await user.type(box(form, 'Name'), ' 2');
    await user.click(form.getByRole('button', { name: 'Save' }));
    const name = within(await form.findByRole('group', { name: 'Name' }));
    expect(name.getByRole('radio', { name: /^Theirs/ })).toHaveAccessibleName('Theirs Radha Textile Market');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Radha Market 2 is saved.')).toBeInTheDocument();
    expect(saves.map(({ body }) => body)).toEqual([
      { name: 'Radha Market 2', version: 1 },
      { name: 'Radha Market 2', version: 2 },
    ]);
  });

  test('a merged one says so and leads to where its sellers are', async () => {
    const { change } = marketPlace();
    change(RADHA.id, { mergedIntoId: KOHINOOR.id });
    const { user } = open(`/market?open=${RADHA.id}`);
    const merged = await drawer('Radha Market');
    expect(merged.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(await merged.findByRole('link', { name: 'Kohinoor Market, Surat' }));
    expect(await screen.findByRole('dialog', { name: 'Kohinoor Market' })).toBeInTheDocument();
  });
});
