import { buyerSearchText } from '@/lib/domain/buyers/buyer-search';
import { CONSENT_SOURCES } from '@/lib/domain/buyers/consent';
import { gstinCheckCharacter } from '@/lib/domain/sellers/gstin';
import { stateCodeOf } from '@/lib/domain/text/indian-states';
import { DAY } from '../clock';
import type { buyerConsents, buyerNotes, buyers } from '../db/schema/buyers';
import { newId } from '../db/schema/columns';
import { PEOPLE } from './name-data';
import { Random } from './random';

type Region = keyof typeof PEOPLE;

const TOWNS: readonly [[string, string, string, Region], ...[string, string, string, Region][]] = [
  ['Jaipur', 'Rajasthan', '302', 'north'],
  ['Indore', 'Madhya Pradesh', '452', 'north'],
  ['Kanpur', 'Uttar Pradesh', '208', 'north'],
  ['Lucknow', 'Uttar Pradesh', '226', 'north'],
  ['Patna', 'Bihar', '800', 'north'],
  ['Nagpur', 'Maharashtra', '440', 'west'],
  ['Nashik', 'Maharashtra', '422', 'west'],
  ['Rajkot', 'Gujarat', '360', 'west'],
  ['Vadodara', 'Gujarat', '390', 'west'],
  ['Guwahati', 'Assam', '781', 'east'],
  ['Siliguri', 'West Bengal', '734', 'east'],
  ['Cuttack', 'Odisha', '753', 'east'],
  ['Vijayawada', 'Andhra Pradesh', '520', 'south'],
  ['Warangal', 'Telangana', '506', 'south'],
  ['Hubballi', 'Karnataka', '580', 'south'],
  ['Coimbatore', 'Tamil Nadu', '641', 'south'],
];

const SHOPS = ['Roop Sangam', 'Sringar', 'Saree Palace', 'Vastra Mandir', 'Ladies Corner', 'Pehnava', 'Suhag', 'Meena'];
const ENDS = ['Sarees', 'Fashion', 'Boutique', 'Cloth Store', 'Collection', 'Emporium'];

/** A phone number that cannot exist: no Indian number begins with 11. */
const phoneNumber = (index: number) => `+9111${10_000_000 + ((index * 7_654_321) % 89_999_999)}`;

function gstin(state: string, index: number): string {
  const letters = String.fromCharCode(65 + (index % 26), 65 + (Math.floor(index / 26) % 26));
  const first = `${stateCodeOf(state)}RT${letters[0]}P${letters[1]}${String(index).padStart(4, '0')}K1Z`;
  return first + gstinCheckCharacter(first);
}

/** The buyer with this index, always the same except for ids, with their consents and notes. */
export function buyerAt(index: number, managers: readonly string[], productTypeIds: readonly string[], now: number) {
  const random = new Random(500_000 + index);
  const [city, state, pin, region] = random.pick(TOWNS);
  const { first, last } = random.pick(PEOPLE[region]);
  const createdAt = new Date(now - (61 + random.below(600)) * DAY);
  const isBlocked = random.chance(0.03);
  const managerId = managers[random.below(managers.length)] ?? null;
  const facts = {
    businessName: `${SHOPS[random.below(SHOPS.length)]} ${ENDS[random.below(ENDS.length)]}${index < 48 ? '' : ` ${Math.floor(index / 48) + 1}`}`,
    contactName: `${random.pick(first)} ${random.pick(last)}`,
    phoneNumber: phoneNumber(index),
    city,
    gstin: random.chance(0.6) ? gstin(state, index) : null,
  };
  const buyer: typeof buyers.$inferInsert & { id: string } = {
    ...facts,
    id: newId(),
    address: `Shop ${1 + random.below(300)}, Main Bazaar`,
    state,
    pincode: `${pin}0${String(1 + random.below(60)).padStart(2, '0')}`,
    segment: random.pick(['saree', 'saree', 'readymade', null]),
    dealsIn: productTypeIds.filter(() => random.chance(0.2)),
    managerId: random.chance(0.8) ? managerId : null,
    creditLimit: random.pick([0, 5_000_000, 10_000_000, 20_000_000]),
    creditDays: random.pick([0, 15, 30, 45]),
    status: isBlocked ? 'blocked' : 'active',
    statusReason: isBlocked ? 'Dues unpaid' : null,
    statusChangedAt: createdAt,
    searchText: buyerSearchText(facts),
    version: 1,
    createdAt,
  };
  const said = {
    id: newId(),
    buyerId: buyer.id,
    number: facts.phoneNumber,
    consent: random.chance(0.85) ? ('in' as const) : ('out' as const),
    source: random.pick(CONSENT_SOURCES as unknown as ['whatsapp', ...'call'[]]),
    proof: '',
    authorId: managerId ?? '',
    at: new Date(createdAt.getTime() + DAY),
  };
  const note = {
    id: newId(),
    buyerId: buyer.id,
    authorId: managerId ?? '',
    text: random.pick(['Pays on Mondays.', 'Wants the LR on WhatsApp.', 'Asks for new designs before festivals.']),
    at: new Date(createdAt.getTime() + 2 * DAY),
  };
  const consents: (typeof buyerConsents.$inferInsert)[] = managerId && random.chance(0.7) ? [said] : [];
  const notes: (typeof buyerNotes.$inferInsert)[] = managerId && random.chance(0.4) ? [note] : [];
  return { buyer, consents, notes };
}
