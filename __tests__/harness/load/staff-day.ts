import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { dashboardApi } from '@/lib/contracts/dashboard';
import { meApi, THEME_MODES } from '@/lib/contracts/me';
import { notificationsApi } from '@/lib/contracts/notifications';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import type { Actor } from '@/lib/server/auth/actor';
import { isAllowed } from '@/lib/server/auth/authorize';
import { JOB_DEEDS } from './job-deeds';
import { callAs, type Deed, type Member } from './member';
import type { Timed } from './outcome';
import { PIPELINE_DEEDS } from './pipeline-deeds';
import { someSeller, WORDS } from './some-sellers';

/** Actions of staff, roughly in their real proportions per thousand, without the rare ones. */
const DEEDS: readonly Deed[] = [
  { share: 100, calls: [meApi.get], run: async (_, call) => void (await call(meApi.get, {})) },
  {
    share: 120,
    calls: [notificationsApi.unread],
    run: async (_, call) => void (await call(notificationsApi.unread, {})),
  },
  { share: 60, calls: [dashboardApi.get], run: async (_, call) => void (await call(dashboardApi.get, {})) },
  {
    share: 250,
    calls: [sellersApi.list],
    run: async ({ random }, call) => void (await call(sellersApi.list, { query: { q: random.pick(WORDS) } })),
  },
  {
    share: 200,
    calls: [sellersApi.list, sellersApi.get],
    run: async (member, call) => {
      const seller = await someSeller(call, member);
      if (seller) await call(sellersApi.get, { params: { id: seller.id } });
    },
  },
  {
    share: 120,
    calls: [catalogsApi.list],
    run: async (_, call) => void (await call(catalogsApi.list, { query: { limit: 50 } })),
  },
  {
    share: 80,
    calls: [sellersApi.list, sellersApi.addNote],
    run: async (member, call) => {
      const seller = await someSeller(call, member);
      const body = { text: 'Called; will send designs.' };
      if (seller) await call(sellersApi.addNote, { params: { id: seller.id }, body });
    },
  },
  {
    share: 50,
    calls: [sellersApi.list, sellersApi.update],
    run: async (member, call) => {
      const seller = await someSeller(call, member);
      // A closed seller is not changed any more.
      if (!seller || seller.status === 'closed') return;
      const body = { address: `Shop ${member.random.below(900)}, Ring Road`, version: seller.version };
      await call(sellersApi.update, { params: { id: seller.id }, body }, { mayRace: true });
    },
  },
  {
    share: 20,
    calls: [meApi.savePreferences],
    run: async ({ random }, call) => {
      const body = { themeMode: random.pick(THEME_MODES) };
      await call(meApi.savePreferences, { body });
    },
  },
  ...PIPELINE_DEEDS,
  ...JOB_DEEDS,
];

/** Actions a person's roles allow. */
const deedsOf = ({ roles }: Member) =>
  DEEDS.filter(({ calls }) => calls.every((endpoint) => isAllowed(endpoint, { roles } as Actor)));

/** Performs a person's next action and records the result of each of its calls. */
export async function doSomething(member: Member, note: (timed: Timed) => void): Promise<void> {
  const { random, next } = member;
  const call = callAs(member, note);
  if (next && random.chance(0.5)) return next(member, call);
  const own = deedsOf(member);
  let place = random.below(own.reduce((sum, { share }) => sum + share, 0));
  await own.find(({ share }) => (place -= share) < 0)?.run(member, call);
}
