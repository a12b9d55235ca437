import type { MessageBill } from '@/lib/contracts/billing/billing';
import { budgetOf, budgetState, expectedSpend } from '@/lib/domain/billing/budget';
import { costByCampaign, costByCategory, costOf, type MessageUse } from '@/lib/domain/billing/message-cost';
import { indianMonthOf } from '@/lib/domain/text/indian-month';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { atOneMoment, type Queryable } from '../../db/database';
import * as budgets from './budget-repository';
import { messageUse } from './message-repository';
import { monthsToNow, ownerOf, scopeOf } from './scope';

/** Maximum campaigns listed by name. */
const CAMPAIGNS = 20;

/** This month's budget and how much of it is spent; null when there is no budget. */
export async function spendingOf(tx: Queryable, uses: readonly MessageUse[]): Promise<MessageBill['budget']> {
  const now = clock.now();
  const month = indianMonthOf(now);
  const budget = budgetOf(await budgets.listAll(tx), month.name);
  if (!budget) return null;
  const { estimated, billed } = costOf(uses.filter((use) => use.month === month.name));
  const spent = estimated + billed;
  const { paise, warnPercent } = budget;
  return { paise, warnPercent, spent, expected: expectedSpend(spent, now, month), state: budgetState(spent, budget) };
}

/** Message costs; users who are not admins get their own only. */
export function readMessages(actor: Actor): Promise<MessageBill> {
  const ownerId = ownerOf(actor);
  const names = monthsToNow();
  return atOneMoment(async (tx) => {
    const uses = await messageUse(tx, ownerId, { from: names[0] ?? '', to: names.at(-1) ?? '' });
    return {
      scope: scopeOf(ownerId),
      months: names.map((month) => ({ month, categories: costByCategory(uses.filter((use) => use.month === month)) })),
      campaigns: costByCampaign(uses).slice(0, CAMPAIGNS),
      budget: ownerId === null ? await spendingOf(tx, uses) : null,
    };
  });
}
