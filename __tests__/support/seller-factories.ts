import { clock } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { newId } from '@/lib/server/db/schema/columns';
import { markets } from '@/lib/server/db/schema/markets';
import { sellerGroups } from '@/lib/server/db/schema/seller-groups';
import { sellerPhones, sellers } from '@/lib/server/db/schema/sellers';
import { distinctiveName, sellerSearchText } from '@/lib/domain/sellers/seller-search';
import { makeUser } from './factories';

let made = 0;
const next = () => (made += 1);

export async function makeMarket(overrides: Partial<typeof markets.$inferInsert> = {}) {
  const row = { name: `Radha Market ${next()}`, city: 'Surat', state: 'Gujarat', createdAt: clock.now(), ...overrides };
  const [market] = await orm().insert(markets).values(row).returning();
  if (!market) throw new Error('No market was made.');
  return market;
}

/** An unused number. */
export const freshPhone = () => `+9198790${String(next()).padStart(5, '0')}`;

/** A seller, by default with one new number. */
export async function makeSeller({
  phoneNumbers = [freshPhone()],
  ...overrides
}: Partial<typeof sellers.$inferInsert> & { phoneNumbers?: string[] } = {}) {
  const now = clock.now();
  const names = { businessName: `Kesar Textiles ${next()}`, contactName: 'Mahesh Bhai', gstin: null, ...overrides };
  const row = {
    id: newId(),
    statusChangedAt: now,
    lastActivityAt: now,
    createdAt: now,
    ...names,
    searchText: sellerSearchText({ ...names, phoneNumbers }),
    nameKey: distinctiveName(names.businessName),
  };
  const [seller] = await orm().insert(sellers).values(row).returning();
  if (!seller) throw new Error('No seller was made.');
  const phones = phoneNumbers.map((number, position) => ({ number, position, sellerId: seller.id }));
  if (phones.length > 0) await orm().insert(sellerPhones).values(phones);
  return { ...seller, phoneNumbers };
}

export const freshInvite = () => `https://chat.whatsapp.com/${String(next()).padStart(22, 'A')}`;

export async function makeGroup(overrides: Partial<typeof sellerGroups.$inferInsert> = {}) {
  const now = clock.now();
  const [group] = await orm()
    .insert(sellerGroups)
    .values({
      sellerId: overrides.sellerId ?? (await makeSeller()).id,
      ownerId: overrides.ownerId ?? (await makeUser({ roles: ['manage_seller'] })).id,
      name: `Kesar wholesale ${next()}`,
      inviteLink: freshInvite(),
      quietSince: now,
      createdAt: now,
      ...overrides,
    })
    .returning();
  if (!group) throw new Error('No group was made.');
  return group;
}
