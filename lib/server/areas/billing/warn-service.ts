import { findScreenById } from '@/lib/domain/access/access';
import { budgetText } from '@/lib/domain/billing/budget';
import { openAt } from '@/lib/domain/billing/seats';
import { seesEverybodysUse } from '@/lib/domain/billing/whose-use';
import { indianMonthOf } from '@/lib/domain/text/indian-month';
import { clock } from '../../clock';
import { transaction } from '../../db/database';
import { notifyOnce } from '../../platform/notifications/notification-service';
import { messageUse } from './message-repository';
import { spendingOf } from './message-service';
import * as repository from './repository';

const TITLES = {
  near: 'The budget for messages is nearly spent.',
  over: 'Messages cost more than the budget.',
} as const;

/** Warns each admin once a month when spending reaches the warning share, and once when it exceeds the budget. */
export const warnOfBudget = (): Promise<void> =>
  transaction(async (tx) => {
    const now = clock.now();
    const month = indianMonthOf(now).name;
    const spending = await spendingOf(tx, await messageUse(tx, null, { from: month, to: month }));
    if (!spending || spending.state === 'within') return;
    const text = `${TITLES[spending.state]} ${budgetText(spending)}`;
    const path = findScreenById('billing')?.path;
    const staff = openAt(await repository.listSeats(tx, null), now);
    for (const { id: userId } of staff.filter(({ roles }) => seesEverybodysUse(roles)))
      await notifyOnce(tx, { userId, kind: 'warned', text, path, batch: `budget ${month} ${spending.state}` });
  });
