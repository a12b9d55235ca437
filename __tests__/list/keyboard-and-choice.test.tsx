import type { Selection } from '@/lib/domain/lists/selection';
import { gate } from '../support/gate';
import { mockEndpoint } from '../support/mock-endpoint';
import { renderScreen, screen, waitFor } from '../support/render';
import { page, WeaverList, weavers, weaversApi, type Weaver } from '../support/weavers';

const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr')];
const row = (index: number) => rows()[index];
const box = (name: string) => screen.getByLabelText(name);
const bar = () => screen.queryByRole('region', { name: 'Selected rows' });
const isChosen = (index: number) => row(index)?.getAttribute('aria-selected') === 'true';

async function show(url = '/seller?limit=5', details: Parameters<typeof page>[1] = {}) {
  mockEndpoint(weaversApi.list, ({ url: asked }) =>
    asked.searchParams.get('cursor') === 'c2'
      ? page(weavers(5, 5), { previous: 'c1', ...details })
      : page(weavers(5), { next: 'c2', count: { value: 1234, isExact: true }, ...details }),
  );
  const opened: Weaver[] = [];
  const dismissed: Selection[] = [];
  const view = renderScreen(
    <WeaverList onOpen={(weaver) => opened.push(weaver)} onDismiss={(selection) => dismissed.push(selection)} />,
    { url },
  );
  await screen.findByRole('status');
  await waitFor(() => expect(rows()).toHaveLength(5));
  return { ...view, opened, dismissed };
}

describe('The keyboard', () => {
  test('j and k go from row to row and stop at the ends', async () => {
    const { user } = await show();
    await user.keyboard('j');
    expect(row(0)).toHaveFocus();
    await user.keyboard('jj');
    expect(row(2)).toHaveFocus();
    await user.keyboard('k');
    expect(row(1)).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(row(2)).toHaveFocus();
    await user.keyboard('jjjjj');
    expect(row(4)).toHaveFocus();
    await user.keyboard('kkkkkkk');
    expect(row(0)).toHaveFocus();
  });

  test('Tab reaches one row, and what is in it', async () => {
    const { user } = await show();
    await user.keyboard('jj');
    const reached = rows().filter((element) => element.tabIndex === 0);
    expect(reached).toEqual([row(1)]);
    await user.tab();
    expect(box('Select Bina 1')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Bina 1' })).toHaveFocus();
    await user.keyboard('j');
    expect(row(2)).toHaveFocus();
  });

  test('Enter opens the row it is on, and nothing when it is on none', async () => {
    const { user, opened } = await show();
    await user.keyboard('{Enter}');
    expect(opened).toEqual([]);
    await user.keyboard('jj{Enter}');
    expect(opened.map(({ name }) => name)).toEqual(['Bina 1']);
  });

  test('x chooses, with Shift all up to there, and Escape chooses nothing', async () => {
    const { user } = await show();
    await user.keyboard('x');
    expect(bar()).not.toBeInTheDocument();
    await user.keyboard('jjxjj{Shift>}X{/Shift}');
    expect([0, 1, 2, 3, 4].map(isChosen)).toEqual([false, true, true, true, false]);
    expect(bar()).toHaveTextContent('3 weavers selected');
    await user.keyboard('x');
    expect(bar()).toHaveTextContent('2 weavers selected');
    await user.keyboard('{Escape}');
    expect(bar()).not.toBeInTheDocument();
  });

  test('Escape chooses nothing on another page as well', async () => {
    const { user } = await show();
    await user.keyboard('jx');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('Farhan 5');
    expect(bar()).toHaveTextContent('1 weaver selected');
    await user.keyboard('{Escape}');
    expect(bar()).not.toBeInTheDocument();
  });

  test('Arrow down leads from the search to the rows, and what was typed stays', async () => {
    const { user } = await show();
    await user.keyboard('/bina{ArrowDown}');
    expect(row(0)).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('bina');
  });

  test('keys are letters while somebody types', async () => {
    const { user } = await show();
    await user.keyboard('/jxk');
    expect(screen.getByRole('searchbox')).toHaveValue('jxk');
    expect(bar()).not.toBeInTheDocument();
  });
});

describe('Opening', () => {
  test('a click on the row or on its link opens it; a link it is, for a new tab', async () => {
    const { user, opened } = await show();
    expect(screen.getByRole('link', { name: 'Asha 0' })).toHaveAttribute('href', '/profile?weaver=weaver-0');
    await user.click(screen.getByRole('link', { name: 'Asha 0' }));
    await user.click(screen.getAllByRole('cell', { name: 'patan' })[0] ?? document.body);
    expect(opened.map(({ name }) => name)).toEqual(['Asha 0', 'Bina 1']);
    await user.click(box('Select Chetan 2'));
    expect(opened).toHaveLength(2);
  });
});

describe('Choosing rows', () => {
  test('one, and a range with Shift', async () => {
    const { user } = await show();
    await user.click(box('Select Bina 1'));
    expect(bar()).toHaveTextContent('1 weaver selected');
    await user.keyboard('{Shift>}');
    await user.click(box('Select Esha 4'));
    await user.keyboard('{/Shift}');
    expect([0, 1, 2, 3, 4].map(isChosen)).toEqual([false, true, true, true, true]);
  });

  test('all of the page, then all that match, but some', async () => {
    const { user, dismissed } = await show();
    await user.click(box('Select every row on this page'));
    expect(bar()).toHaveTextContent('5 weavers selected');
    await user.click(box('Select Asha 0'));
    expect(box('Select every row on this page')).toHaveProperty('indeterminate', true);
    expect(screen.queryByRole('button', { name: /that match/ })).not.toBeInTheDocument();
    await user.click(box('Select every row on this page'));
    await user.click(screen.getByRole('button', { name: 'Select all 1,234 weavers that match' }));
    expect(bar()).toHaveTextContent('All 1,234 weavers selected');
    await user.click(box('Select Bina 1'));
    expect(bar()).toHaveTextContent('1,233 weavers selected');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(dismissed).toEqual([{ kind: 'all', except: ['weaver-1'] }]);
    expect(bar()).not.toBeInTheDocument();
  });

  test('where nobody counted to the end, all are all', async () => {
    const { user } = await show('/seller?limit=5', { count: { value: 10000, isExact: false } });
    await user.click(box('Select every row on this page'));
    await user.click(screen.getByRole('button', { name: 'Select all 10,000+ weavers that match' }));
    await user.click(box('Select Bina 1'));
    expect(bar()).toHaveTextContent('All 10,000+ weavers but 1 selected');
  });

  test('goes on over pages and ends with other filters', async () => {
    const { user, dismissed } = await show();
    await user.click(box('Select Bina 1'));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(row(0)).toHaveTextContent('Farhan 5'));
    await user.click(box('Select Farhan 5'));
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(dismissed).toEqual([{ kind: 'some', ids: ['weaver-1', 'weaver-5'] }]);

    await user.click(box('Select Farhan 5'));
    await user.type(screen.getByRole('searchbox'), 'silk{Enter}');
    await waitFor(() => expect(bar()).not.toBeInTheDocument());
  });

  test('waits for the rows that match: those on their way out are none of them', async () => {
    const answer = gate();
    mockEndpoint(weaversApi.list, async ({ url: asked }) => {
      if (!asked.searchParams.has('q')) return page(weavers(5));
      await answer.opened;
      return page(weavers(3, 5));
    });
    const { user } = renderScreen(<WeaverList onDismiss={() => undefined} />, { url: '/seller?limit=5' });
    await screen.findByText('Asha 0');
    await user.type(screen.getByRole('searchbox'), 'silk{Enter}');
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
    await user.click(box('Select every row on this page'));
    await user.click(box('Select Asha 0'));
    expect(bar()).not.toBeInTheDocument();
    answer.open();
    await screen.findByText('Farhan 5');
    expect(bar()).not.toBeInTheDocument();
    await user.click(box('Select every row on this page'));
    expect(bar()).toHaveTextContent('3 weavers selected');
  });

  test('is not offered where nothing can be done with it', async () => {
    mockEndpoint(weaversApi.list, page(weavers(1)));
    renderScreen(<WeaverList />, { url: '/seller' });
    await screen.findByText('1 weaver');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(row(0)).not.toHaveAttribute('aria-selected');
  });
});
