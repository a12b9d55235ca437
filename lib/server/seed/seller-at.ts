import { gstinCheckCharacter } from '@/lib/domain/sellers/gstin';
import { distinctiveName, sellerSearchText } from '@/lib/domain/sellers/seller-search';
import type { SellerStatus } from '@/lib/domain/sellers/seller-status';
import { DAY, HOUR } from '../clock';
import type { sellers } from '../db/schema/sellers';
import { MARKETS } from './market-data';
import { BUSINESSES, PEOPLE, SUSPENSION_REASONS } from './name-data';
import { Random } from './random';
import { SEED_NOW, seedId } from './seed-ids';

/** Staff to whom sellers are assigned. */
export interface SeedStaff {
  salesmen: readonly [string, ...string[]];
  managers: readonly [string, ...string[]];
}

export type SeedSeller = typeof sellers.$inferInsert & { id: string; createdAt: Date; phoneNumbers: string[] };

/** A phone number that cannot exist: no Indian number begins with 10. Each input number gives a different one. */
const phoneNumber = (number: number) => `+9110${10_000_000 + ((number * 48_271_019) % 90_000_000)}`;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A GSTIN whose PAN is unique per input number: three letters and four digits encode the number. */
function gstin(state: string, index: number, random: Random): string {
  const scrambled = (index * 7_368_787) % 175_760_000;
  const letter = (place: number) => LETTERS[Math.floor(scrambled / 10_000 / 26 ** place) % 26];
  const digits = String(scrambled % 10_000).padStart(4, '0');
  const holder = random.pick(['P', 'P', 'F', 'H', 'C']);
  const initial = LETTERS[random.below(26)];
  const last = LETTERS[random.below(26)];
  const first = `${state}${letter(2)}${letter(1)}${letter(0)}${holder}${initial}${digits}${last}1Z`;
  return first + gstinCheckCharacter(first);
}

/** Most are active, some wait, a few were suspended or closed. */
function status(random: Random): SellerStatus {
  const share = random.next();
  if (share < 0.78) return 'active';
  if (share < 0.9) return 'pending';
  return share < 0.97 ? 'suspended' : 'closed';
}

/** Busy markets have more sellers: the first cities in the table are the large ones. */
const market = (random: Random) => MARKETS[Math.floor(MARKETS.length * random.next() ** 1.6)] ?? MARKETS[0];

const businessName = (random: Random, isWest: boolean) => {
  const share = random.next();
  const own = share < 0.12 ? 'hindi' : share < 0.2 && isWest ? 'gujarati' : share < 0.6 ? 'devout' : 'plain';
  const { openings, names, trades } = BUSINESSES[own];
  return [random.pick(openings), random.pick(names), random.pick(trades)].filter(Boolean).join(' ');
};

const contactName = (random: Random, region: keyof typeof PEOPLE) => {
  const { first, last } = random.pick(PEOPLE[region]);
  return `${random.pick(first)} ${random.pick(last)}`;
};

/** Sums three random numbers: most scores are near 50, few at the ends. */
const score = (random: Random) => Math.round((random.next() + random.next() + random.next()) * 26 + random.below(22));

/** The seller with this index, always the same, with unique phone numbers and GSTIN. */
export function sellerAt(index: number, staff: SeedStaff, asOf = SEED_NOW): SeedSeller {
  const random = new Random(index);
  const place = market(random);
  const city = place?.city ?? { name: '', code: '24', region: 'west' as const };
  const now = status(random);
  const createdAt = new Date(asOf - random.below(900) * DAY - random.below(24) * HOUR - random.below(3_600_000));
  const age = asOf - createdAt.getTime();
  // Active sellers were usually heard from recently.
  const quiet = Math.min(age, random.below(2 * DAY) + age * random.next() ** (now === 'active' ? 12 : 3));
  const phones = [
    3 * index,
    ...(random.chance(0.3) ? [3 * index + 1] : []),
    ...(random.chance(0.05) ? [3 * index + 2] : []),
  ];
  const person = {
    businessName: businessName(random, city.region === 'west'),
    contactName: contactName(random, city.region),
    gstin: random.chance(0.7) ? gstin(city.code, index, random) : null,
    phoneNumbers: phones.map(phoneNumber),
  };
  const flags = {
    deprioritised: random.chance(0.06),
    superSeller: random.chance(0.08),
    catalogAvailable: random.chance(0.92),
    ordersEnabled: random.chance(0.85),
    cashOnDelivery: random.chance(0.25),
  };
  return {
    ...person,
    ...flags,
    id: seedId('sellers', index),
    address: `Shop ${1 + random.below(900)}, ${random.pick(['Ground', 'First', 'Second', 'Third'])} Floor, ${place?.name}`,
    marketId: now === 'pending' && random.chance(0.3) ? null : seedId('markets', place?.index ?? 0),
    status: now,
    statusReason: now === 'suspended' ? random.pick(SUSPENSION_REASONS) : null,
    statusChangedAt: new Date(createdAt.getTime() + Math.floor(age * random.next() * 0.5)),
    hiddenBySuspension: now === 'suspended' && flags.catalogAvailable && !flags.deprioritised,
    qualityScore: score(random),
    assignedScore: random.chance(0.4) ? score(random) : null,
    minimumOrderValue: random.pick([0, 0, 500_000, 1_000_000, 1_500_000, 2_500_000]),
    salesmanId: random.chance(0.7) ? random.pick(staff.salesmen) : null,
    accountManagerId: random.chance(0.5) ? random.pick(staff.managers) : null,
    lastActivityAt: new Date(asOf - Math.floor(quiet)),
    searchText: sellerSearchText(person),
    nameKey: distinctiveName(person.businessName),
    version: 1,
    createdAt,
  };
}
