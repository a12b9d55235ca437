import { DAY } from '../clock';
import type { auditEntries } from '../db/schema/system';
import { NOTES, VISIT_NOTES } from './name-data';
import { Random } from './random';
import { seedId } from './seed-ids';
import type { SeedSeller, SeedStaff } from './seller-at';

const INVITE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
const inviteCode = (random: Random) =>
  Array.from({ length: 22 }, () => INVITE_LETTERS[random.below(INVITE_LETTERS.length)]).join('');

/** Staff notes, the group the seller posts in, and visits. */
export function storiesOf(seller: SeedSeller, index: number, staff: SeedStaff, now: number) {
  const random = new Random(index + 1_000_000_000);
  const since = seller.createdAt.getTime();
  const moment = () => new Date(since + Math.floor((seller.lastActivityAt.getTime() - since) * random.next()));
  const common = { sellerId: seller.id };
  const authorId = random.pick(staff.managers);
  const note = random.chance(0.25) && {
    id: seedId('notes', index),
    ...common,
    authorId,
    text: random.pick(NOTES),
    at: moment(),
  };
  const age = now - since;
  const lastPostSeenAt = random.chance(0.9)
    ? new Date(now - Math.floor(Math.min(age, random.below(2 * DAY) + age * random.next() ** 12)))
    : null;
  const group = seller.status !== 'closed' &&
    random.chance(0.2) && {
      id: seedId('groups', index),
      ...common,
      name: `${seller.businessName} ${random.pick(['Wholesale', 'New Arrivals', 'Daily Rates', 'Set Price'])}`,
      inviteLink: `https://chat.whatsapp.com/${inviteCode(random)}`,
      memberCount: 20 + random.below(900),
      ourNumber: `+9110000001${String(random.below(4)).padStart(2, '0')}`,
      lastPostSeenAt,
      quietSince: lastPostSeenAt ?? seller.createdAt,
      ownerId: random.pick(staff.managers),
      active: random.chance(0.92),
      createdAt: seller.createdAt,
    };
  const visit = seller.salesmanId &&
    random.chance(0.3) && {
      id: seedId('visits', index),
      ...common,
      salesmanId: seller.salesmanId,
      at: moment(),
      note: random.pick(VISIT_NOTES),
    };
  return { notes: note || [], groups: group || [], visits: visit || [] };
}

/** Ids reserved for one seller's entries, however many are used. */
const ENTRIES_MOST = 8;

/** A seller's history: added, then rescored repeatedly. */
export const auditOf = (seller: SeedSeller, index: number, entries: number, staff: SeedStaff) =>
  Array.from({ length: entries }, (_, nth): typeof auditEntries.$inferInsert => ({
    id: seedId('audit', index * ENTRIES_MOST + nth),
    at: new Date(seller.createdAt.getTime() + nth * DAY),
    actorId: staff.managers[0],
    entity: 'sellers',
    action: nth === 0 ? 'sellers.added' : 'sellers.changed',
    subjectId: seller.id,
    changes:
      nth === 0
        ? { businessName: { before: null, after: seller.businessName }, status: { before: null, after: 'pending' } }
        : { qualityScore: { before: (index + nth) % 100, after: (index + nth + 7) % 100 } },
  }));
