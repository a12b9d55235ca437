import { fillLongRoom, pagedBack } from '../support/long-conversation';
import { connect, serveRealtime } from '../support/realtime-place';

const place = serveRealtime();

it('ten thousand messages are paged back, nothing twice, nothing missing', async () => {
  const keys = await fillLongRoom(place.core, 10_000);
  const found = await pagedBack(await connect(place.origin, 'meera'), 50);
  expect(found).toHaveLength(keys.length);
  expect(found.every((key, nth) => key === keys[nth])).toBe(true);
});
