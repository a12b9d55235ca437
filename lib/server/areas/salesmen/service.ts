import type { Page } from '@/lib/contracts/base/list';
import type { NewTarget, NewVisit, Portfolio } from '@/lib/contracts/salesmen/salesmen';
import type { Visit } from '@/lib/contracts/visits';
import { indianMonthOf } from '@/lib/domain/text/indian-month';
import { opensEveryPortfolio } from '@/lib/domain/sellers/seller-scope';
import { recordAudit } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { newId } from '../../db/schema/columns';
import { badInput, notFound } from '../../errors';
import { countPortfolio, findVisible, touchSeller } from '../sellers/service';
import { holdSeller } from '../sellers/write-service';
import * as users from '../users/service';
import * as repository from './repository';

/**
 * The salesman of a page. Admins can open all of them, even of former salesmen, whose portfolio may still need a new
 * owner.
 * @throws 404 for another salesman's page.
 */
async function findSalesman(tx: Queryable, id: string, actor: Actor) {
  const isOpen = opensEveryPortfolio(actor.roles) || id === actor.userId;
  const user = isOpen ? await users.findById(tx, id) : undefined;
  if (!user) throw notFound();
  return user;
}

async function readPortfolio(tx: Queryable, { id, name, disabledAt }: users.User): Promise<Portfolio> {
  const month = indianMonthOf(clock.now());
  return {
    salesman: { id, name },
    active: disabledAt === null,
    sellers: await countPortfolio(tx, id),
    month: {
      name: month.name,
      ...(await repository.monthOf(tx, id, month)),
      target: (await repository.findTarget(tx, id, month.name)) ?? null,
    },
  };
}

export const getPortfolio = async (id: string, actor: Actor): Promise<Portfolio> =>
  readPortfolio(orm(), await findSalesman(orm(), id, actor));

export async function listVisits(id: string, request: ListRequest, actor: Actor): Promise<Page<Visit>> {
  await findSalesman(orm(), id, actor);
  return repository.listVisits(orm(), { salesmanId: id }, request);
}

/** All visits to a seller, by any salesman. @throws 404 when the user cannot see the seller. */
export async function listVisitsTo(sellerId: string, request: ListRequest, actor: Actor): Promise<Page<Visit>> {
  await findVisible(orm(), sellerId, actor);
  return repository.listVisits(orm(), { sellerId }, request);
}

/** @throws 400 when the seller is not in the portfolio or is closed, or the visit is in the future. */
export const addVisit = (id: string, { sellerId, note, at }: NewVisit, actor: Actor): Promise<Visit> =>
  transaction(async (tx) => {
    const { name } = await findSalesman(tx, id, actor);
    const now = clock.now();
    const when = at ? new Date(at) : now;
    if (when > now) throw badInput([{ path: ['at'], message: 'This moment is still to come.' }]);
    const seller = await findVisible(tx, sellerId, actor);
    if (seller.salesman?.id !== id)
      throw badInput([{ path: ['sellerId'], message: 'This seller is not in the portfolio.' }]);
    await holdSeller(tx, sellerId);
    const visit = { id: newId(), sellerId, salesmanId: id, at: when, note };
    await repository.insertVisit(tx, visit);
    await touchSeller(tx, sellerId, when);
    const details = { visitId: visit.id, salesmanId: id };
    await recordAudit(tx, { actorId: actor.userId, action: 'sellers.visited', subjectId: sellerId, details });
    const { businessName } = seller;
    const people = { seller: { id: sellerId, businessName }, salesman: { id, name } };
    return { id: visit.id, ...people, at: when.toISOString(), note };
  });

/** Sets the targets of a month, replacing earlier ones. */
export const setTarget = (id: string, target: NewTarget, actor: Actor): Promise<Portfolio> =>
  transaction(async (tx) => {
    const salesman = await findSalesman(tx, id, actor);
    const before = await repository.findTarget(tx, id, target.month);
    await repository.saveTarget(tx, id, target);
    const { month, ...after } = target;
    const audit = { actorId: actor.userId, subjectId: id, before, after, details: { month } };
    await recordAudit(tx, { ...audit, action: 'salesmen.target-set' });
    return readPortfolio(tx, salesman);
  });
