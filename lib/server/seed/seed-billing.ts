import { Readable } from 'node:stream';
import { asc, inArray, sql } from 'drizzle-orm';
import { indianMonthOf, monthAfter } from '@/lib/domain/text/indian-month';
import { clock, DAY, later } from '../clock';
import { orm, transaction } from '../db/database';
import { budgets } from '../db/schema/budgets';
import { newId } from '../db/schema/columns';
import { files } from '../db/schema/files';
import { users } from '../db/schema/users';
import { keepFile } from '../platform/files/file-service';

/** Days over which the demo's files arrived and its people joined. */
const [FILE_DAYS, STAFF_DAYS] = [330, 300];

/** Days until some exports expire. */
const GOING = [1, 1, 3, 6];

const csv = (nth: number) => {
  const lines = Array.from({ length: 900 * (nth + 1) }, (_, line) => `Seller ${line},Surat,${line % 100}`);
  return Readable.from([Buffer.from(['Business name,City,Score', ...lines].join('\n'))]);
};

/** Gives the demo a year of history: files and people added over time, expiring exports, budgets. */
export async function seedBilling(staffIds: readonly string[]): Promise<void> {
  const [someId] = staffIds;
  if (!someId || (await orm().$count(budgets)) > 0) return;
  for (const [nth, days] of GOING.entries()) {
    const described = { name: `Sellers ${nth + 1}.csv`, type: 'text/csv', expiresAt: later(days * DAY) };
    await keepFile(csv(nth), described, { userId: staffIds[nth] ?? someId });
  }
  const now = clock.now();
  const thisMonth = indianMonthOf(now).name;
  await transaction(async (tx) => {
    const stays = await tx
      .select({ id: files.id })
      .from(files)
      .where(sql`${files.expiresAt} is null`)
      .orderBy(asc(files.id));
    for (const [nth, { id }] of stays.entries()) {
      const createdAt = later(-FILE_DAYS * DAY * (1 - nth / stays.length) ** 2, now);
      await tx
        .update(files)
        .set({ createdAt })
        .where(sql`${files.id} = ${id}`);
    }
    for (const [nth, id] of staffIds.entries()) {
      const createdAt = later(-STAFF_DAYS * DAY * (1 - nth / staffIds.length), now);
      const lastSeenAt = nth % 5 === 4 ? null : later(-(nth ** 2) * 0.2 * DAY, now);
      await tx
        .update(users)
        .set({ createdAt, lastSeenAt })
        .where(inArray(users.id, [id]));
    }
    await tx.insert(budgets).values([
      { id: newId(), month: monthAfter(thisMonth, -2), paise: 4_000_000, warnPercent: 80, createdAt: now },
      { id: newId(), month: thisMonth, paise: 5_000_000, warnPercent: 80, createdAt: now },
    ]);
  });
}
