import { desc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Page } from '@/lib/contracts/base/list';
import type { consentEntrySchema } from '@/lib/contracts/buyers/buyers';
import type { Note } from '@/lib/contracts/sellers/sellers';
import type { Queryable } from '../../db/database';
import { instantText } from '../../db/instant-text';
import type { ListRequest } from '../../db/keyset';
import { listPage } from '../../db/list-page';
import { buyerConsents, buyerNotes } from '../../db/schema/buyers';
import { users } from '../../db/schema/users';

type ConsentEntry = z.infer<typeof consentEntrySchema>;

const author = { id: users.id, name: users.name };

export const listNotes = (tx: Queryable, buyerId: string, request: ListRequest): Promise<Page<Note>> =>
  listPage(tx, request, {
    sorts: { at: buyerNotes.at },
    id: buyerNotes.id,
    where: eq(buyerNotes.buyerId, buyerId),
    select: ({ where, orderBy, limit }) =>
      tx
        .select({ id: buyerNotes.id, text: buyerNotes.text, at: instantText(buyerNotes.at), author })
        .from(buyerNotes)
        .innerJoin(users, eq(users.id, buyerNotes.authorId))
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    toRow: (note) => note,
  });

export const listConsents = (tx: Queryable, buyerId: string, request: ListRequest): Promise<Page<ConsentEntry>> => {
  const { id, number, consent: state, source, proof } = buyerConsents;
  return listPage(tx, request, {
    sorts: { at: buyerConsents.at },
    id,
    where: eq(buyerConsents.buyerId, buyerId),
    select: ({ where, orderBy, limit }) =>
      tx
        .select({ id, number, state, source, proof, at: instantText(buyerConsents.at), author })
        .from(buyerConsents)
        .leftJoin(users, eq(users.id, buyerConsents.authorId))
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    toRow: (entry) => entry,
  });
};

/** What was said last about a number, and before that. */
export const lastConsents = (tx: Queryable, number: string, limit: number) =>
  tx
    .select()
    .from(buyerConsents)
    .where(eq(buyerConsents.number, number))
    .orderBy(desc(buyerConsents.at), desc(buyerConsents.id))
    .limit(limit);

/** There is no way to change or remove a note. */
export async function insertNote(tx: Queryable, row: typeof buyerNotes.$inferInsert): Promise<void> {
  await tx.insert(buyerNotes).values(row);
}
