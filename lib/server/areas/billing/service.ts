import type { Seats, Storage } from '@/lib/contracts/billing/billing';
import { idleSeats, isInUse, openAt, seatsByRole } from '@/lib/domain/billing/seats';
import { type StatementLine, statementLines } from '@/lib/domain/billing/statement';
import { growth } from '@/lib/domain/billing/storage';
import { indianDayOf, startOfDay } from '@/lib/domain/text/indian-day';
import { indianMonth, indianMonthOf } from '@/lib/domain/text/indian-month';
import type { Actor } from '../../auth/actor';
import { clock, DAY, later } from '../../clock';
import { atOneMoment, type Queryable } from '../../db/database';
import { badInput } from '../../errors';
import { messageUse } from './message-repository';
import * as repository from './repository';
import { monthsToNow, ownerOf, scopeOf } from './scope';

/** Days of upcoming expiry to report, and users to list by name. */
const [DAYS, PEOPLE] = [8, 10];

const endsOf = (months: readonly string[]): Date[] => months.map((month) => indianMonth(month).end);

async function leavingOf(tx: Queryable, ownerId: repository.OwnerId): Promise<Storage['leaving']> {
  const days = Array.from({ length: DAYS }, (_, nth) => indianDayOf(later(nth * DAY)));
  const ends = days.map((day) => startOfDay(day, 1));
  const leaving = await repository.countLeaving(tx, ownerId, ends);
  return days.map((day, place) => {
    const { files = 0, bytes = 0 } = leaving.find(({ nth }) => nth === place) ?? {};
    return { day, files, bytes };
  });
}

/** Storage used by files; users who are not admins get their own only. */
export function readStorage(actor: Actor): Promise<Storage> {
  const ownerId = ownerOf(actor);
  const names = monthsToNow();
  return atOneMoment(async (tx) => {
    const months = growth(await repository.countByMonth(tx, ownerId, endsOf(names)), names);
    const { month: _, ...now } = months.at(-1) as (typeof months)[number];
    const leaving = await leavingOf(tx, ownerId);
    const people = ownerId === null ? await repository.largestOwners(tx, PEOPLE) : [];
    return { scope: scopeOf(ownerId), now, months, leaving, people };
  });
}

/** Accounts and when they were last used; users who are not admins get their own only. */
export async function readSeats(actor: Actor): Promise<Seats> {
  const ownerId = ownerOf(actor);
  const now = clock.now();
  const seats = await atOneMoment((tx) => repository.listSeats(tx, ownerId));
  const open = openAt(seats, later(1, now));
  return {
    scope: scopeOf(ownerId),
    people: open.length,
    inUse: open.filter((seat) => isInUse(seat, now)).length,
    roles: seatsByRole(open, now).map((row) => ({ ...row, lastUsedAt: row.lastUsedAt?.toISOString() ?? null })),
    months: monthsToNow().map((month) => ({ month, people: openAt(seats, indianMonth(month).end).length })),
    idle: idleSeats(ownerId === null ? open : [], now).map(({ id, name, roles, lastSeenAt }) => ({
      id,
      name,
      roles: [...roles],
      lastUsedAt: lastSeenAt?.toISOString() ?? null,
    })),
  };
}

/**
 * Statement lines of one month, or of each of the last twelve; users who are not admins get their own only.
 * @throws 400 for a future month.
 */
export function readStatement(month: string | undefined, actor: Actor) {
  const ownerId = ownerOf(actor);
  const now = clock.now();
  if (month !== undefined && month > indianMonthOf(now).name)
    throw badInput([{ path: ['month'], message: 'This month is still to come.' }]);
  const names = month === undefined ? monthsToNow() : [month];
  return atOneMoment(async (tx) => {
    const months = growth(await repository.countByMonth(tx, ownerId, endsOf(names)), names);
    const seats = await repository.listSeats(tx, ownerId);
    const uses = await messageUse(tx, ownerId, { from: names[0] ?? '', to: names.at(-1) ?? '' });
    const lines = months.flatMap(({ month: name, ...stored }): StatementLine[] => {
      const { end } = indianMonth(name);
      return statementLines({
        month: name,
        until: end < now ? end : later(1, now),
        stored,
        seats,
        uses: uses.filter((use) => use.month === name),
      });
    });
    return { scope: scopeOf(ownerId), lines } as const;
  });
}
