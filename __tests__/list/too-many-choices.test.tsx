import { useListState } from '@/lib/client/list-state';
import { MOST_CHOICES } from '@/lib/contracts/base/list';
import { marketsApi } from '@/lib/contracts/markets/markets';
import { renderScreen, screen } from '../support/render';

const cities = Array.from({ length: MOST_CHOICES }, (_, index) => `City ${index}`);

function Cities() {
  const { query, set } = useListState(marketsApi.list);
  return (
    <>
      <output>{query.city?.length ?? 'every city'}</output>
      <button onClick={() => set({ city: [...(query.city ?? []), 'One more'] })}>One more</button>
      <button onClick={() => set({ city: query.city?.slice(1) })}>One less</button>
    </>
  );
}

test('one choice beyond a filter’s limit is refused in words, and the list stays', async () => {
  const search = new URLSearchParams(cities.map((city) => ['city', city]));
  const { user } = renderScreen(<Cities />, { url: `/market?${search.toString()}` });
  await user.click(screen.getByRole('button', { name: 'One more' }));
  expect(await screen.findByText(/A filter takes at most 50 at a time/)).toBeVisible();
  expect(screen.getByText(MOST_CHOICES, { selector: 'output' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'One less' }));
  await user.click(screen.getByRole('button', { name: 'One more' }));
  expect(new URLSearchParams(window.location.search).getAll('city')).toEqual([...cities.slice(1), 'One more']);
});
