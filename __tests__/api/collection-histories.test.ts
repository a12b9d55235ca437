import { Random } from '@/lib/server/seed/random';
import { runHistories } from '../harness/bench/collection-histories';
import { makeLive, signIn } from '../support/collection-place';
import { serveApi } from '../support/api';

serveApi();

it('a finalized collection never changes, whatever its catalogs and revisions do', async () => {
  const { user } = await signIn('admin');
  const actor = { userId: user.id, name: user.name, roles: user.roles, sessionId: user.id, mustChangePassword: false };
  const ids = await makeLive(6);
  expect(await runHistories(ids, { count: 150, random: new Random(27), actor })).toEqual([]);
});
