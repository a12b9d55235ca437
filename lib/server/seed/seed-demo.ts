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
import { seedSellers } from './seed-sellers';
import { seedVideos } from './seed-videos';
import type { SeedStaff } from './seller-at';
import type { SeedVideoStaff } from './video-at';

const DEMO_SELLERS = 2000;

/** Of those who do a job in the demo, the ids; nobody in any other database. */
async function demoStaff(role: Role): Promise<string[]> {
  const people = DEMO_USERS.filter(({ roles }) => roles.some((one) => one === role));
  const found = await Promise.all(people.map(({ phoneNumber }) => findByTypedPhone(orm(), phoneNumber)));
  return found.flatMap((user) => user?.id ?? []);
}

/** Whom generated sellers are given to, or null when this is not the demo's database. */
export async function findSeedStaff(): Promise<SeedStaff | null> {
  const [salesman, ...salesmen] = await demoStaff('salesman');
  const [manager, ...managers] = await demoStaff('manage_seller');
  if (!salesman || !manager) return null;
  return { salesmen: [salesman, ...salesmen], managers: [manager, ...managers] };
}

/** Who works on videos in the demo, or null when this is not the demo's database. */
async function findVideoStaff(): Promise<SeedVideoStaff | null> {
  const roles = ['admin', 'pipeline_online', 'pipeline_wa', 'editor_video', 'editor_review'] as const;
  const [admin, linker, uploader, editor, reviewer] = (await Promise.all(roles.map(demoStaff))).map(([id]) => id);
  return admin && linker && uploader && editor && reviewer ? { admin, linker, uploader, editor, reviewer } : null;
}

/** Demo people, whose password everybody knows, must never meet real staff. */
export class DemoDataRefused extends Error {}

/**
 * Loads the demo data into a database nobody uses yet, or what is missing of it; any other is left as it is.
 * @throws DemoDataRefused where staff come over https, which no demo does.
 */
export async function seedDemo(): Promise<void> {
  if (env().PUBLIC_URL?.startsWith('https:'))
    throw new DemoDataRefused('Demo data is not loaded where PUBLIC_URL begins with https. Use `npm start`.');
  if (await hasNoUsers()) await addUsers(DEMO_USERS);
  const staff = await findSeedStaff();
  if (!staff) return;
  await seedSellers({ count: DEMO_SELLERS, staff, auditEach: 1 });
  await seedWork();
  const managers = await demoStaff('manage_buyer');
  await seedBuyers({
    managers,
    uploaders: await demoStaff('pipeline_wa'),
    takers: [...managers, ...(await demoStaff('manage_seller')), ...(await demoStaff('salesman'))],
  });
  await seedDuplicates();
  const [adminId, secondId = adminId] = await demoStaff('admin');
  if (adminId && secondId) await seedMessages(adminId, secondId, clock.now());
  await seedConversations(await namesOf(orm(), [...(await demoStaff('admin')), ...(await demoStaff('chat_active'))]));
  const videoStaff = await findVideoStaff();
  if (videoStaff) await seedVideos(videoStaff);
  await seedBilling([...new Set((await Promise.all(ROLE_NAMES.map(demoStaff))).flat())]);
}

const actorOf = (userId: string, ...roles: Role[]): Actor => ({
  ...{ userId, sessionId: '', name: '', mustChangePassword: false },
  roles,
});

/** Sellers and buyers that are there twice. */
async function seedDuplicates(): Promise<void> {
  const roles = ['admin', 'manage_seller', 'manage_buyer'] as const;
  const [admin, seller, buyer] = (await Promise.all(roles.map(demoStaff))).map(([id]) => id);
  if (!admin || !seller || !buyer) return;
  await seedMerges(actorOf(admin, 'admin'), {
    seller: actorOf(seller, 'manage_seller'),
    buyer: actorOf(buyer, 'manage_buyer'),
  });
}

/** Catalogs buyers see, the cycles they were worked on in and the collections made of them. */
async function seedWork(): Promise<void> {
  const [[adminId], [uploaderId], [editorId], [reviewerId]] = [
    await demoStaff('admin'),
    await demoStaff('pipeline_wa'),
    await demoStaff('editor_catalog'),
    await demoStaff('editor_review'),
  ];
  if (!adminId || !uploaderId || !editorId || !reviewerId) return;
  const admin: Actor = { userId: adminId, sessionId: '', name: '', roles: ['admin'], mustChangePassword: false };
  const catalogIds = await seedCatalogs({ uploaderId, editorId, reviewerId });
  await seedCycles(admin, [uploaderId, editorId, reviewerId, reviewerId]);
  await seedCollections(catalogIds, admin);
}

/** @throws DemoDataRefused when the demo people are in the database. */
export async function refuseDemoData(): Promise<void> {
  const [admin] = DEMO_USERS;
  if (admin && (await findByTypedPhone(orm(), admin.phoneNumber)))
    throw new DemoDataRefused(
      'This database holds the demo people, whose password everybody knows. ' +
        'Set DATA_DIR or DATABASE_URL to another one, or use `npm run demo`.',
    );
}
