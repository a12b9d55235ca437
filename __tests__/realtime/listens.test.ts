import { onValue, ref, type Database as Tree } from 'firebase/database';
import { eventually } from '../support/eventually';
import { connect, serveRealtime } from '../support/realtime-place';

const place = serveRealtime();

/** Listens to a path through the SDK, which cancels a listener permanently when it is refused. */
function lookAt(tree: Tree, path: string) {
  const seen: unknown[] = [];
  const ends: Error[] = [];
  onValue(
    ref(tree, path),
    (snapshot) => seen.push(snapshot.val()),
    (error) => ends.push(error),
  );
  const shows = (value: unknown) => eventually(() => ends.length > 0 || seen.at(-1) === value);
  return { ends, shows };
}

const failOnce = () =>
  jest.spyOn(place.core, 'mayRead').mockRejectedValueOnce(new Error('The database is away for a moment.'));

it('a failure that passes ends no listen that begins', async () => {
  await place.core.update({ 'counters/first': 1 });
  const meera = await connect(place.origin, 'meera');
  failOnce();
  const { ends, shows } = lookAt(meera, 'counters/first');
  await shows(1);
  expect(ends).toEqual([]);
});

it('a failure that passes ends no listen whose right is looked at again', async () => {
  await place.core.update({ 'members/wool/meera': true, 'rooms/wool/m1': { at: 1, text: 'x', by: 'meera' } });
  const meera = await connect(place.origin, 'meera');
  const { ends, shows } = lookAt(meera, 'rooms/wool/m1/text');
  await shows('x');
  failOnce();
  await place.core.update({ 'members/wool/meera': 'still' });
  await place.core.update({ 'rooms/wool/m1': { at: 1, text: 'y', by: 'meera' } });
  await shows('y');
  expect(ends).toEqual([]);
});

it('a window that lost a message while it was first read is shown once it is whole', async () => {
  const { core } = place;
  await core.update(Object.fromEntries([1, 2, 3].map((at) => [`rooms/silk/m${at}`, { at, text: 'x', by: 'meera' }])));
  const { store } = core;
  const read = store.readWindow.bind(store);
  jest.spyOn(store, 'readWindow').mockImplementationOnce(async (...asked) => {
    const found = await read(...asked);
    await core.update({ 'rooms/silk/m3': null });
    return found;
  });
  const watcher = { onDifference: () => undefined };
  const watch = await core.watches.join(watcher, 'rooms/silk', { orderBy: 'at', limitToLast: 2 });
  expect(Object.keys(watch.shown ?? {})).toEqual(['m1', 'm2']);
  core.watches.leave(watcher, watch);
});
