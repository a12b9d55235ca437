import type { DashboardDays } from '@/lib/contracts/dashboard';
import { DASHBOARD_DAYS } from '@/lib/domain/records/waiting-ages';
import { indianDayOf, startOfDay } from '@/lib/domain/text/indian-day';
import { clock } from '../../clock';
import { orm } from '../../db/database';
import { reviewAges, stepsByDay, uploadAges, arrivalsByDay } from './day-repository';

/** Catalog work on each of the last days, and how long the others have waited. */
export async function readDays(): Promise<DashboardDays> {
  const tx = orm();
  const now = clock.now();
  const today = indianDayOf(now);
  const names = Array.from({ length: DASHBOARD_DAYS }, (_, place) =>
    indianDayOf(startOfDay(today, place + 1 - DASHBOARD_DAYS)),
  );
  const since = startOfDay(today, 1 - DASHBOARD_DAYS);
  const arrivals = await arrivalsByDay(tx, since);
  const steps = await stepsByDay(tx, since);
  return {
    days: names.map((day) => ({
      day,
      cameIn: arrivals.get(day) ?? 0,
      tagged: steps.get(day)?.tagged ?? 0,
      live: steps.get(day)?.live ?? 0,
    })),
    waiting: { uploads: await uploadAges(tx, now), reviews: await reviewAges(tx, now) },
  };
}
