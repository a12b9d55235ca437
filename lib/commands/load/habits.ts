import sharp from 'sharp';
import type { Role } from '@/config/roles';
import { catalogsApi } from '@/lib/contracts/catalogs';
import { dashboardApi } from '@/lib/contracts/dashboard';
import { jobsApi } from '@/lib/contracts/jobs';
import { meApi } from '@/lib/contracts/me';
import { photosApi } from '@/lib/contracts/photos';
import { sellersApi } from '@/lib/contracts/sellers';
import { uploadsApi } from '@/lib/contracts/uploads';
import type { Member } from './member';

type Deed = (member: Member) => Promise<unknown>;
/** What somebody does, and how often beside the others. */
type Habit = [often: number, deed: Deed];

const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(Math.random() * items.length)];
const WORDS = ['kesar', 'textile', 'madina', 'fashion', 'silk', 'radha', 'sons'];
const FABRICS = ['georgette', 'cotton', 'silk', 'd12', 'organza'];

const someSeller = async (member: Member) => {
  const page = await member.ask('list of sellers', sellersApi.list, { query: { q: pick(WORDS) } });
  return pick(page?.rows ?? []);
};

const changeSeller: Deed = async (member) => {
  const found = await someSeller(member);
  const seller = found && (await member.ask('one seller', sellersApi.get, { params: { id: found.id } }));
  if (!seller) return;
  const body = { version: seller.version, assignedScore: Math.floor(Math.random() * 100) };
  await member.ask('change of a seller', sellersApi.update, { params: { id: seller.id }, body });
};

/** Takes work, looks at it, changes a catalog of it and gives it back. */
const tag: Deed = async (member) => {
  const next = await member.ask('next work item', uploadsApi.next, { body: {} });
  if (!next?.held) return;
  const { upload, leaseToken } = next.held;
  const params = { id: upload.id };
  const catalogs = await member.ask('catalogs of a work item', catalogsApi.ofUpload, { params });
  await member.ask('sign of life', uploadsApi.renew, { params, body: { leaseToken } });
  const catalog = catalogs?.find(({ status }) => status === 'draft');
  if (catalog) {
    const body = { version: catalog.version, leaseToken, pieces: 1 + Math.floor(Math.random() * 12) };
    await member.ask('change of a catalog', catalogsApi.update, { params: { id: catalog.id }, body });
  }
  await member.ask('work item given back', uploadsApi.release, { params, body: { leaseToken } });
};

const noise = (bytes: number) => Buffer.from(Array.from({ length: bytes }, () => Math.floor(Math.random() * 256)));

const bringPhoto: Deed = async (member) => {
  const raw = { width: 60, height: 80, channels: 3 as const };
  const photo = await sharp(noise(60 * 80 * 3), { raw })
    .resize(900, 1200)
    .jpeg()
    .toBuffer();
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(photo)]), 'photo.jpg');
  await member.ask('photo brought in', photosApi.upload, { body } as never);
};

const catalogs: Deed = async (member) => {
  const query = { q: pick(FABRICS), status: ['live' as const] };
  await Promise.all([
    member.ask('list of catalogs', catalogsApi.list, { query }),
    member.ask('counts of catalogs', catalogsApi.facets, { query }),
  ]);
};

const history: Deed = async (member) => {
  const seller = await someSeller(member);
  if (seller) await member.ask('history of a seller', sellersApi.history, { params: { id: seller.id }, query: {} });
};

const own: Habit[] = [
  [3, (member) => member.ask('who am I', meApi.get, {})],
  [1, (member) => member.ask('dashboard', dashboardApi.get, {})],
  [1, (member) => member.ask('own jobs', jobsApi.mine, {})],
];
const firstPage: Deed = (member) => member.ask('list of sellers', sellersApi.list, { query: {} });

/** How many of each role there are in a staff of two hundred, and what they do. */
export const STAFF: Partial<Record<Role, { share: number; habits: Habit[] }>> = {
  manage_seller: { share: 70, habits: [...own, [4, firstPage], [3, someSeller], [3, changeSeller], [1, history]] },
  editor_catalog: { share: 60, habits: [...own, [6, tag], [1, bringPhoto]] },
  editor_review: { share: 20, habits: [...own, [5, catalogs]] },
  pipeline_onground: { share: 20, habits: [...own, [3, bringPhoto]] },
  salesman: { share: 20, habits: [...own, [3, firstPage], [2, someSeller]] },
  admin: { share: 10, habits: [...own, [3, catalogs], [3, firstPage], [2, history]] },
};

/** Does the next thing somebody of this role does. */
export async function doSomething(member: Member): Promise<void> {
  const habits = STAFF[member.role]?.habits ?? own;
  let left = Math.random() * habits.reduce((sum, [often]) => sum + often, 0);
  for (const [often, deed] of habits) {
    left -= often;
    if (left < 0) return void (await deed(member));
  }
}
