import { type Role, ROLE_NAMES } from '@/config/roles';
import { namesOf } from '../areas/staff/service';
import { addUsers, findByTypedPhone, hasNoUsers } from '../areas/users/service';
import type { Actor } from '../auth/actor';
import { clock } from '../clock';
import { env } from '../env';
import { orm } from '../db/database';
import { DEMO_USERS } from './demo-users';
import { seedBilling } from './seed-billing';
import { seedCatalogs } from './seed-catalogs';
import { seedCollections } from './seed-collections';
import { seedConversations } from './seed-conversations';
import { seedCycles } from './seed-cycles';
import { seedBuyers } from './seed-buyers';
import { seedMerges } from './seed-merges';
import { seedMessages } from './seed-messages';
import type { PipelineStaff } from './pipeline-staff';
import { seedPipeline } from './seed-pipeline';
import { seedMoment } from './seed-ids';
import { seedSellers } from './seed-sellers';
import { seedVideos } from './seed-videos';
import type { SeedStaff } from './seller-at';
import type { SeedVideoStaff } from './video-at';

const DEMO_SELLERS = 2000;

/** Ids of demo staff with a role; empty in any other database. */
async function demoStaff(role: Role): Promise<string[]> {
  const people = DEMO_USERS.filter(({ roles }) => roles.some((one) => one === role));
  const found = await Promise.all(people.map(({ phoneNumber }) => findByTypedPhone(orm(), phoneNumber)));
  return found.flatMap((user) => user?.id ?? []);
}

/** Assignees for generated sellers, or null when this is not the demo's database. */
export async function findSeedStaff(): Promise<SeedStaff | null> {
  const [salesman, ...salesmen] = await demoStaff('salesman');
  const [manager, ...managers] = await demoStaff('manage_seller');
  if (!salesman || !manager) return null;
  return { salesmen: [salesman, ...salesmen], managers: [manager, ...managers] };
}

/** Demo staff who work on videos, or null when this is not the demo's database. */
async function findVideoStaff(): Promise<SeedVideoStaff | null> {
  const roles = ['admin', 'pipeline_online', 'pipeline_wa', 'editor_video', 'editor_review'] as const;
  const [admin, linker, uploader, editor, reviewer] = (await Promise.all(roles.map(demoStaff))).map(([id]) => id);
  const [, otherEditor = editor] = await demoStaff('editor_video');
  return admin && linker && uploader && editor && otherEditor && reviewer
    ? { admin, linker, uploader, editor, otherEditor, reviewer }
    : null;
}

/** Amount of demo data that takes long to create. */
export interface DemoSize {
  /** Catalogs of the last 60 days, each with a drawn photo. */
  catalogs: number;
  /** Whether the ordered catalogs have one, too. */
  hasPhotosForSale: boolean;
  /** Catalogs in each of today's uploads; none where no work is simulated. */
  perUpload: number;
}

const WHOLE: DemoSize = { catalogs: 380, hasPhotosForSale: true, perUpload: 2 };

/** A demo that starts quickly, without simulated work. */
export const QUIET: DemoSize = { catalogs: 60, hasPhotosForSale: false, perUpload: 0 };

/** Demo users, whose password is public, must never meet real staff. */
export class DemoDataRefused extends Error {}

/**
 * Loads the demo data, or what is missing of it, into an unused database; any other stays unchanged.
 * @throws DemoDataRefused where staff use https, which no demo does.
 */
export async function seedDemoOf(size: DemoSize): Promise<void> {
  if (env().PUBLIC_URL?.startsWith('https:'))
    throw new DemoDataRefused('Demo data is not loaded where PUBLIC_URL begins with https. Use `npm start`.');
  if (await hasNoUsers()) await addUsers(DEMO_USERS);
  const staff = await findSeedStaff();
  if (!staff) return;
  const now = seedMoment(clock.now());
  await seedSellers({ count: DEMO_SELLERS, staff, auditEach: 1, now });
  await seedWork(size);
  const managers = await demoStaff('manage_buyer');
  await seedBuyers({
    managers,
    uploaders: await demoStaff('pipeline_wa'),
    takers: [...managers, ...(await demoStaff('manage_seller')), ...(await demoStaff('salesman'))],
    hasPhotos: size.hasPhotosForSale,
    now,
  });
  await seedDuplicates();
  const [adminId, secondId = adminId] = await demoStaff('admin');
  if (adminId && secondId) await seedMessages(adminId, secondId, now);
  await seedConversations(await namesOf(orm(), [...(await demoStaff('admin')), ...(await demoStaff('chat_active'))]));
  const videoStaff = await findVideoStaff();
  if (videoStaff) await seedVideos(videoStaff, now);
  await seedBilling([...new Set((await Promise.all(ROLE_NAMES.map(demoStaff))).flat())]);
}

/** Same in full size. */
export const seedDemo = (): Promise<void> => seedDemoOf(WHOLE);

const actorOf = (userId: string, ...roles: Role[]): Actor => ({
  ...{ userId, sessionId: '', name: '', mustChangePassword: false },
  roles,
});

/** Duplicate sellers, buyers, markets and catalogs. */
async function seedDuplicates(): Promise<void> {
  const roles = ['admin', 'manage_seller', 'manage_buyer', 'editor_review'] as const;
  const [[admin, other = admin] = [], [seller] = [], [buyer] = [], [reviewer] = []] = await Promise.all(
    roles.map(demoStaff),
  );
  if (!admin || !other || !seller || !buyer || !reviewer) return;
  await seedMerges(actorOf(admin, 'admin'), {
    seller: actorOf(seller, 'manage_seller'),
    buyer: actorOf(buyer, 'manage_buyer'),
    market: actorOf(other, 'admin'),
    catalog: actorOf(reviewer, 'editor_review'),
  });
}

/** Demo staff who work on catalogs; null in any other database. */
async function findPipelineStaff(): Promise<PipelineStaff | null> {
  const roles = [
    ...(['admin', 'pipeline_wa', 'pipeline_onground', 'pipeline_online'] as const),
    ...(['editor_catalog', 'editor_review'] as const),
  ];
  const found = await Promise.all(roles.map(async (role) => (await demoStaff(role)).map((id) => actorOf(id, role))));
  const [[admin] = [], [whatsapp] = [], [onGround] = [], [online] = [], editors = [], reviewers = []] = found;
  const [[first, second], [one, other]] = [editors, reviewers];
  if (!admin || !whatsapp || !onGround || !online || !first || !second || !one || !other) return null;
  return { admin, whatsapp, onGround, online, editors: [first, second], reviewers: [one, other] };
}

/** Catalogs of the last weeks, their cycles and collections, and today's work. */
async function seedWork(size: DemoSize): Promise<void> {
  const staff = await findPipelineStaff();
  if (!staff) return;
  const { admin, whatsapp, onGround, editors, reviewers } = staff;
  const ids = (people: readonly Actor[]) => people.map(({ userId }) => userId);
  const [uploaders, taggers, judges] = [ids([whatsapp, onGround]), ids(editors), ids(reviewers)];
  const catalogIds = await seedCatalogs(size.catalogs, {
    admin: admin.userId,
    ...{ uploaders, editors: taggers, reviewers: judges },
  });
  await seedCycles(admin, [whatsapp.userId, ...taggers.slice(0, 1), ...judges.slice(0, 1), ...judges.slice(0, 1)]);
  await seedCollections(catalogIds, admin);
  if (size.perUpload > 0) await seedPipeline(staff, size.perUpload);
}

/** @throws DemoDataRefused when the demo users are in the database. */
export async function refuseDemoData(): Promise<void> {
  const [admin] = DEMO_USERS;
  if (admin && (await findByTypedPhone(orm(), admin.phoneNumber)))
    throw new DemoDataRefused(
      'This database holds the demo people, whose password everybody knows. ' +
        'Set DATA_DIR or DATABASE_URL to another one, or use `npm run demo`.',
    );
}
