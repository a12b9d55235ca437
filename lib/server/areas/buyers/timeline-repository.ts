import { desc, eq, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Page } from '@/lib/contracts/base/list';
import type { BuyerNote, consentEntrySchema } from '@/lib/contracts/buyers/buyers';
import type { Queryable } from '../../db/database';
import { instantText } from '../../db/instant-text';
import type { ListRequest } from '../../db/keyset';
import { listPage } from '../../db/list-page';
import { buyerConsents, buyerNotes } from '../../db/schema/buyers';
import { photos } from '../../db/schema/photos';
import { users } from '../../db/schema/users';
import { photoAnswer } from '../../platform/photos/photo-address';

type ConsentEntry = z.infer<typeof consentEntrySchema>;

const photo = { id: photos.id, width: photos.width, height: photos.height };
const author = { id: users.id, name: users.name };

const selectNotes = (tx: Queryable) =>
  tx
    .select({
      id: buyerNotes.id,
      text: buyerNotes.text,
      at: instantText(buyerNotes.at),
      editedAt: instantText(buyerNotes.editedAt) as SQL<string | null>,
      author,
    })
    .from(buyerNotes)
    .innerJoin(users, eq(users.id, buyerNotes.authorId));

export const listNotes = (
  tx: Queryable,
  buyerId: string,
  request: ListRequest,
  readerId: string,
): Promise<Page<BuyerNote>> =>
  listPage(tx, request, {
    sorts: { at: buyerNotes.at },
    id: buyerNotes.id,
    where: eq(buyerNotes.buyerId, buyerId),
    select: ({ where, orderBy, limit }) =>
      selectNotes(tx)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    toRow: (note) => ({ ...note, isOwn: note.author.id === readerId }),
  });

export const listConsents = (tx: Queryable, buyerId: string, request: ListRequest): Promise<Page<ConsentEntry>> => {
  const { id, number, consent: state, source, proof } = buyerConsents;
  return listPage(tx, request, {
    sorts: { at: buyerConsents.at },
    id,
    where: eq(buyerConsents.buyerId, buyerId),
    select: ({ where, orderBy, limit }) =>
      tx
        .select({ id, number, state, source, proof, at: instantText(buyerConsents.at), author, photo })
        .from(buyerConsents)
        .leftJoin(photos, eq(photos.id, buyerConsents.photoId))
        .leftJoin(users, eq(users.id, buyerConsents.authorId))
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    toRow: (entry) => ({ ...entry, photo: entry.photo && photoAnswer(entry.photo) }),
  });
};

/** The latest consent entries for a number, up to the limit. */
export const lastConsents = (tx: Queryable, number: string, limit: number) =>
  tx
    .select()
    .from(buyerConsents)
    .where(eq(buyerConsents.number, number))
    .orderBy(desc(buyerConsents.at), desc(buyerConsents.id))
    .limit(limit);

/** Reads a stored note and locks it until the transaction ends. */
export const lockNote = async (tx: Queryable, id: string) =>
  (await tx.select().from(buyerNotes).where(eq(buyerNotes.id, id)).for('update'))[0];

export const findNote = async (tx: Queryable, id: string): Promise<Omit<BuyerNote, 'isOwn'> | undefined> =>
  (await selectNotes(tx).where(eq(buyerNotes.id, id)))[0];

export async function updateNote(tx: Queryable, id: string, changes: { text: string; editedAt: Date }): Promise<void> {
  await tx.update(buyerNotes).set(changes).where(eq(buyerNotes.id, id));
}

/** Notes cannot be removed. */
export async function insertNote(tx: Queryable, row: typeof buyerNotes.$inferInsert): Promise<void> {
  await tx.insert(buyerNotes).values(row);
}
