import { mockEndpoint } from '../support/mock-endpoint';
import { renderScreen, screen, waitFor, within } from '../support/render';
import { page, WeaverList, weavers, weaversApi } from '../support/weavers';

const search = () => window.location.search;
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function show(url = '/seller?limit=5', ui = <WeaverList />) {
  mockEndpoint(weaversApi.list, page(weavers(2)));
  const view = renderScreen(ui, { url });
  await screen.findByText('2 weavers');
  return view;
}

describe('Filters of a list that has many', () => {
  test('are reached by keyboard; a chip that goes leaves the focus at their button', async () => {
    const { user } = await show();
    button('Filter').focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Craft' })).toHaveFocus());
    await user.keyboard('{ArrowDown}{Enter}');
    const town = within(await screen.findByRole('dialog', { name: 'Town' }));
    expect(town.getByRole('radio', { name: 'Surat' })).toHaveFocus();
    await user.keyboard(' {Escape}');
    await waitFor(() => expect(button('Filter')).toHaveFocus());
    expect(button(/^Town/)).toHaveTextContent('TownSurat');

    button('Clear Town').focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button('Filter')).toHaveFocus());
    expect(search()).toBe('?limit=5');
  });

  test('that are in use are not offered again', async () => {
    const { user } = await show('/seller?craft=ikat');
    await user.click(button('Filter'));
    const offered = await screen.findAllByRole('menuitem');
    expect(offered.map((item) => item.textContent)).toEqual(['Town', 'Master', 'Village']);
  });

  test('whose last value is taken away stay until their editor closes', async () => {
    const { user } = await show('/seller?limit=5&craft=ikat');
    await user.click(button(/^Craft/));
    await user.click(await screen.findByRole('checkbox', { name: 'Ikat' }));
    await waitFor(() => expect(search()).toBe('?limit=5'));
    await user.click(screen.getByRole('checkbox', { name: 'Patola' }));
    await waitFor(() => expect(search()).toBe('?limit=5&craft=patola'));
    await user.click(screen.getByRole('checkbox', { name: 'Patola' }));
    await waitFor(() => expect(search()).toBe('?limit=5'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button('Filter')).toHaveFocus());
    expect(screen.queryByRole('button', { name: /^Craft/ })).not.toBeInTheDocument();
  });
});

test('Filters of a list that has few are all in sight', async () => {
  const { user } = await show('/seller', <WeaverList filters={['craft', 'town']} />);
  expect(screen.queryByRole('button', { name: 'Filter' })).not.toBeInTheDocument();
  await user.click(button('Town'));
  await user.click(await screen.findByRole('radio', { name: 'Patan' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button(/^Town/)).toHaveTextContent('TownPatan'));
});
