import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Page } from '@/lib/contracts/base/list';
import type { Actor } from '@/lib/server/auth/actor';
import { orm, type Queryable } from '@/lib/server/db/database';
import { type ListRequest, says } from '@/lib/server/db/keyset';
import { listPage } from '@/lib/server/db/list-page';
import { createdAt, id } from '@/lib/server/db/schema/columns';
import { handle, route } from '@/lib/server/http/handle';
import type { Area } from '@/lib/server/platform/area';
import { recordKit } from '@/lib/server/platform/records/record-kit';
import { listExport } from '@/lib/server/platform/tables/exportable';
import { type Loom, type LoomForm, loomsApi } from './looms-contract';

const table = pgTable('looms', {
  id: id(),
  name: text().notNull(),
  shuttles: integer().notNull(),
  version: integer().notNull().default(1),
  createdAt: createdAt(),
});

/** What a migration would create. */
export const MAKE_TABLE = sql`create table looms (id uuid primary key, name text not null, shuttles integer not null,
  version integer not null default 1, created_at timestamptz(3) not null)`;

const toLoom = (row: typeof table.$inferSelect): Loom => ({ ...row, createdAt: row.createdAt.toISOString() });

const looms = recordKit({
  area: 'looms',
  table,
  findDetail: async (tx: Queryable, loomId) => {
    const [row] = await tx.select().from(table).where(eq(table.id, loomId));
    return row && toLoom(row);
  },
  audited: ({ name, shuttles }) => ({ name, shuttles }),
});

const list = (request: ListRequest & { q?: string }): Promise<Page<Loom>> =>
  listPage(orm(), request, {
    sorts: { name: table.name, shuttles: table.shuttles },
    id: table.id,
    where: request.q ? says(table.name, request.q) : undefined,
    select: ({ where, orderBy, limit }) =>
      orm()
        .select()
        .from(table)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    toRow: toLoom,
  });

const create = (typed: LoomForm, actor: Actor) => looms.add(typed, actor, (_tx, loom) => loom);
const update = (loomId: string, typed: Partial<LoomForm> & { version: number }, actor: Actor) =>
  looms.change(loomId, typed, actor, (_tx, _before, changes) => changes);

/** The manifest. */
export const loomsArea: Area = {
  exports: {
    ['looms.list' as string]: listExport({
      endpoint: loomsApi.list,
      title: 'Looms',
      list,
      columns: [
        { header: 'Name', text: ({ name }) => name },
        { header: 'Shuttles', text: ({ shuttles }) => String(shuttles), isNumber: true },
      ],
    }),
  },
};

/** Routes that the files under `pages/api/looms` would have. */
export const LOOM_ROUTES = {
  '/api/looms': route({
    GET: handle(loomsApi.list, ({ query }) => list(query)),
    POST: handle(loomsApi.create, ({ actor, body }) => create(body, actor)),
  }),
  '/api/looms/[id]': route({
    GET: handle(loomsApi.get, ({ params }) => looms.get(params.id)),
    PATCH: handle(loomsApi.update, ({ actor, params, body }) => update(params.id, body, actor)),
  }),
  '/api/looms/[id]/history': route({
    GET: handle(loomsApi.history, ({ params, query }) => looms.history(params.id, query)),
  }),
};
