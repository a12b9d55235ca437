import type { Segment } from '@/lib/contracts/buyers/segments';
import { buyersApi } from '@/lib/contracts/buyers/buyers';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { recordAudit } from '../../db/record-audit';
import { newId } from '../../db/schema/columns';
import { tellingTaken } from '../../db/constraint-violation';
import { badInput, notFound, refused } from '../../errors';
import { listQueryOf } from '../../http/list-query';
import { type BuyerFilters, list, matching } from './list-repository';
import * as repository from './segment-repository';

/** Parses a list's search string into its query. @throws 400 when it is not one. */
const queryOf = (search: string) => listQueryOf(buyersApi.list, search, 1) as Promise<BuyerFilters & ListRequest>;

async function toSegment(tx: Queryable, { frozenCount, ...row }: repository.SegmentRow): Promise<Segment> {
  if (frozenCount !== null) {
    const search = new URLSearchParams({ segmentId: row.id }).toString();
    return { ...row, search, count: { value: frozenCount, isExact: true } };
  }
  return { ...row, count: (await list(tx, await queryOf(row.search))).count };
}

/** Every segment with its current number of buyers. */
export async function listSegments(): Promise<Segment[]> {
  const segments: Segment[] = [];
  for (const row of await repository.listSegments(orm())) segments.push(await toSegment(orm(), row));
  return segments;
}

async function shown(tx: Queryable, id: string): Promise<Segment> {
  const row = await repository.findSegment(tx, id);
  if (!row) throw notFound();
  return toSegment(tx, row);
}

const taken = () => badInput([{ path: ['name'], message: 'Another segment has this name.' }]);

/** Saves a filter as a named segment. @throws 400 when another segment has the name. */
export const createSegment = ({ name, search }: Pick<Segment, 'name' | 'search'>, actor: Actor): Promise<Segment> =>
  tellingTaken({ buyer_segments_name: taken }, () =>
    transaction(async (tx) => {
      await queryOf(search);
      const row = { id: newId(), name, search, createdById: actor.userId, createdAt: clock.now() };
      await repository.insertSegment(tx, row);
      const by = { actorId: actor.userId, subjectId: row.id, details: { name } };
      await recordAudit(tx, { ...by, action: 'buyer-segments.added' });
      return shown(tx, row.id);
    }),
  );

/** Freezes a segment to the buyers who are in it now. */
export const freezeSegment = (id: string, actor: Actor): Promise<Segment> =>
  transaction(async (tx) => {
    const row = await repository.lockSegment(tx, id);
    if (!row) throw notFound();
    if (row.frozenAt === null) {
      const count = await repository.freezeMembers(tx, id, matching(await queryOf(row.search)), clock.now());
      const by = { actorId: actor.userId, subjectId: id, details: { name: row.name, count } };
      await recordAudit(tx, { ...by, action: 'buyer-segments.frozen' });
    }
    return shown(tx, id);
  });

/** Next buyers of a segment after a given buyer, in id order. @throws 409 when there is no such segment. */
export async function nextOfSegment(tx: Queryable, id: string, after: string | null, limit: number): Promise<string[]> {
  const row = await repository.findSegment(tx, id);
  if (!row) throw refused('The segment of this audience was removed. Choose another one.');
  const wish = row.frozenAt === null ? await queryOf(row.search) : { segmentId: id };
  return repository.nextIds(tx, matching(wish), after, limit);
}

export const removeSegment = (id: string, actor: Actor): Promise<Record<string, never>> =>
  transaction(async (tx) => {
    const row = await repository.lockSegment(tx, id);
    if (!row) throw notFound();
    await repository.removeSegment(tx, id);
    const by = { actorId: actor.userId, subjectId: id, details: { name: row.name } };
    await recordAudit(tx, { ...by, action: 'buyer-segments.removed' });
    return {};
  });
