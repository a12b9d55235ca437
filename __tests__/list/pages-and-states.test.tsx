import { gate } from '../support/gate';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { renderScreen, screen, waitFor } from '../support/render';
import { page, WeaverList, weavers, weaversApi } from '../support/weavers';

const show = (url = '/seller?limit=5') => renderScreen(<WeaverList />, { url });
const rows = () =>
  [...document.querySelectorAll('tbody tr[data-row]')].map((row) => row.querySelector('a')?.textContent);
const button = (name: string) => screen.getByRole('button', { name });
const search = () => window.location.search;

/** Three pages with two rows each. */
const inPages = () =>
  mockEndpoint(weaversApi.list, ({ url }) => {
    const cursor = url.searchParams.get('cursor');
    const count = { value: 6, isExact: true };
    if (cursor === 'c2') return page(weavers(2, 2), { previous: 'c1', next: 'c3', count });
    if (cursor === 'c3') return page(weavers(2, 4), { previous: 'c2', count });
    return page(weavers(2), { next: 'c2', count });
  });

describe('Pages', () => {
  test('next, previous, and back through the history', async () => {
    inPages();
    const { user } = show();
    await screen.findByText('6 weavers');
    expect(button('Previous page')).toBeDisabled();
    await user.click(button('Next page'));
    await waitFor(() => expect(rows()).toEqual(['Chetan 2', 'Daya 3']));
    expect(search()).toBe('?cursor=c2&limit=5');
    await user.click(button('Next page'));
    await waitFor(() => expect(rows()).toEqual(['Esha 4', 'Farhan 5']));
    expect(button('Next page')).toBeDisabled();
    await user.click(button('Previous page'));
    await waitFor(() => expect(rows()).toEqual(['Chetan 2', 'Daya 3']));
    window.history.back();
    await waitFor(() => expect(rows()).toEqual(['Esha 4', 'Farhan 5']));
  });

  test('the rows stay until the next ones are there', async () => {
    const answer = gate();
    mockEndpoint(weaversApi.list, async ({ url }) => {
      if (!url.searchParams.has('cursor')) return page(weavers(2), { next: 'c2' });
      await answer.opened;
      return page(weavers(2, 2), { previous: 'c1' });
    });
    const { user } = show();
    await screen.findByText('2 weavers');
    await user.click(button('Next page'));
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
    expect(rows()).toEqual(['Asha 0', 'Bina 1']);
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
    answer.open();
    await waitFor(() => expect(rows()).toEqual(['Chetan 2', 'Daya 3']));
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  });

  test('the next one is asked for when the pointer comes near', async () => {
    const requests = inPages();
    const { user } = show();
    await screen.findByText('6 weavers');
    await user.hover(button('Next page'));
    await waitFor(() => expect(requests).toHaveLength(2));
    await user.click(button('Next page'));
    await waitFor(() => expect(rows()).toEqual(['Chetan 2', 'Daya 3']));
    expect(requests).toHaveLength(2);
  });

  test('more rows come below the others; a row that moved meanwhile shows once', async () => {
    mockEndpoint(weaversApi.list, ({ url }) =>
      url.searchParams.has('cursor') ? page(weavers(3, 1)) : page(weavers(2), { next: 'c2' }),
    );
    const { user } = show();
    await screen.findByText('2 weavers');
    await user.click(button('Load 5 more'));
    await waitFor(() => expect(rows()).toEqual(['Asha 0', 'Bina 1', 'Chetan 2', 'Daya 3']));
    expect(search()).toBe('?limit=5');
    expect(button('Next page')).toBeDisabled();
    expect(screen.queryByRole('button', { name: /Load/ })).not.toBeInTheDocument();
  });

  test('hold as many rows as one likes, from the first page on', async () => {
    const requests = inPages();
    const { user } = show('/seller?limit=5&cursor=c2');
    await screen.findByText('6 weavers');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '100');
    await waitFor(() => expect(search()).toBe('?limit=100'));
    await waitFor(() => expect(requests.at(-1)?.url.search).toBe('?sort=name&limit=100'));
  });
});

describe('An empty list', () => {
  beforeEach(() => void mockEndpoint(weaversApi.list, page([])));

  test('says so, and how the first row comes', async () => {
    show();
    expect(await screen.findByText('No weavers yet')).toBeInTheDocument();
    expect(screen.getByText('The first one comes with the first loom.')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('0 weavers');
  });

  test('where nothing matches, search and filters are cleared with one click', async () => {
    const { user } = show('/seller?q=silk&town=surat&sort=-name');
    expect(await screen.findByText('No weavers match')).toBeInTheDocument();
    await user.click(button('Clear search and filters'));
    expect(await screen.findByText('No weavers yet')).toBeInTheDocument();
    expect(search()).toBe('?sort=-name');
  });

  test('where the rows of a page are gone, the first page is one click away', async () => {
    const { user } = show('/seller?cursor=c2');
    expect(await screen.findByText('Nothing is left on this page')).toBeInTheDocument();
    await user.click(button('Back to the first page'));
    expect(await screen.findByText('No weavers yet')).toBeInTheDocument();
  });

  test('somebody who may not see it reads that', async () => {
    mockEndpoint(weaversApi.list, () => refusal(403));
    show();
    expect(await screen.findByText('You do not have access to this page.')).toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });
});

describe('A list that does not come', () => {
  test('says why, and comes when one tries again', async () => {
    mockEndpoint(weaversApi.list, () => refusal(500, { message: 'The looms stand still.', requestId: 'r-77' }));
    const { user } = show();
    expect(await screen.findByText('This did not load')).toBeInTheDocument();
    expect(screen.getAllByText(/The looms stand still\./)).not.toHaveLength(0);
    expect(screen.getByText('r-77')).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toBeInTheDocument();
    mockEndpoint(weaversApi.list, page(weavers(2)));
    await user.click(button('Try again'));
    await waitFor(() => expect(rows()).toEqual(['Asha 0', 'Bina 1']));
  });

  test('a place in it that nobody knows any more leads to its beginning', async () => {
    mockEndpoint(weaversApi.list, ({ url }) =>
      url.searchParams.has('cursor') ? refusal(400, { message: 'This place is no longer known.' }) : page(weavers(1)),
    );
    const { user } = show('/seller?cursor=old');
    await user.click(await screen.findByRole('button', { name: 'Back to the first page' }));
    await waitFor(() => expect(rows()).toEqual(['Asha 0']));
  });
});
