import { eq } from 'drizzle-orm';
import type { Page } from '@/lib/contracts/base/list';
import type { Note } from '@/lib/contracts/base/notes';
import type { Queryable } from '../../db/database';
import { countUpTo, Keyset, type ListRequest } from '../../db/keyset';
import { sellerNotes } from '../../db/schema/sellers';
import { users } from '../../db/schema/users';

const columns = { at: sellerNotes.at };

export async function list(tx: Queryable, sellerId: string, request: ListRequest): Promise<Page<Note>> {
  const matching = eq(sellerNotes.sellerId, sellerId);
  const keyset = new Keyset<Note>(request, columns, sellerNotes.id);
  const { where, orderBy, limit } = keyset.plan(matching);
  const { id, text, at } = sellerNotes;
  const found = await tx
    .select({ id, text, at, author: { id: users.id, name: users.name } })
    .from(sellerNotes)
    .innerJoin(users, eq(users.id, sellerNotes.authorId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  const rows = found.map((note) => ({ ...note, at: note.at.toISOString() }));
  const all = tx.select({ id }).from(sellerNotes).where(matching).getSQL();
  return keyset.page(rows, (note) => note.at, await countUpTo(tx, all));
}

/** Notes cannot be changed or removed. */
export async function insert(tx: Queryable, row: typeof sellerNotes.$inferInsert): Promise<void> {
  await tx.insert(sellerNotes).values(row);
}
