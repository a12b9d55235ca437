import { and, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Page } from '@/lib/contracts/base/list';
import type { MessageTemplate } from '@/lib/contracts/messages/template-record';
import type { TemplateCategory } from '@/lib/domain/messages/categories';
import type { TemplateLanguage, TemplateStatus } from '@/lib/domain/messages/template-status';
import type { Queryable } from '../../db/database';
import { type ListRequest, says } from '../../db/keyset';
import { listPage } from '../../db/list-page';
import { messageTemplates } from '../../db/schema/messages';
import { users } from '../../db/schema/users';

export type TemplateRow = typeof messageTemplates.$inferSelect;

export interface TemplateFilters {
  q?: string;
  status?: TemplateStatus[];
  language?: TemplateLanguage[];
  category?: TemplateCategory[];
}

const select = (tx: Queryable) =>
  tx
    .select({ ...getTableColumns(messageTemplates), createdBy: { id: users.id, name: users.name } })
    .from(messageTemplates)
    .leftJoin(users, eq(users.id, messageTemplates.createdById));

const toTemplate = ({ createdById: _, ...row }: Awaited<ReturnType<typeof select>>[number]): MessageTemplate => ({
  ...row,
  statusChangedAt: row.statusChangedAt.toISOString(),
  pausedUntil: row.pausedUntil?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});

export const findById = async (tx: Queryable, id: string): Promise<MessageTemplate | undefined> =>
  (await select(tx).where(eq(messageTemplates.id, id))).map(toTemplate)[0];

export const list = (tx: Queryable, filters: TemplateFilters & ListRequest): Promise<Page<MessageTemplate>> =>
  listPage(tx, filters, {
    sorts: { name: messageTemplates.name, statusChangedAt: messageTemplates.statusChangedAt },
    id: messageTemplates.id,
    where: and(
      filters.q ? says(messageTemplates.name, filters.q) : undefined,
      filters.status && inArray(messageTemplates.status, filters.status),
      filters.language && inArray(messageTemplates.language, filters.language),
      filters.category && inArray(messageTemplates.category, filters.category),
    ),
    select: ({ where, orderBy, limit }) =>
      select(tx)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    toRow: toTemplate,
  });

/** The template a provider refers to: by its id, or by name and language when the id is unknown. */
export const lockKnown = async (
  tx: Queryable,
  { providerId, name, language }: { providerId: string; name?: string; language?: TemplateLanguage },
): Promise<TemplateRow | undefined> =>
  (
    await tx
      .select()
      .from(messageTemplates)
      .where(
        or(
          eq(messageTemplates.providerId, providerId),
          name !== undefined && language !== undefined
            ? and(
                isNull(messageTemplates.providerId),
                eq(messageTemplates.name, name),
                eq(messageTemplates.language, language),
              )
            : undefined,
        ),
      )
      .for('update')
  )[0];

/** Approved text-only templates, by name. */
export const listApproved = async (tx: Queryable): Promise<MessageTemplate[]> =>
  (
    await select(tx)
      .where(and(eq(messageTemplates.status, 'approved'), eq(messageTemplates.media, 'none')))
      .orderBy(messageTemplates.name, messageTemplates.id)
      .limit(200)
  ).map(toTemplate);

/** Number of templates that were approved once and may not be sent now. */
export const countHeld = (tx: Queryable): Promise<number> =>
  tx.$count(messageTemplates, sql`${messageTemplates.status} in ('paused', 'disabled')`);
