import type { Section } from '../bench/figures';
import { loginFlood, overload } from './floods';
import { signStaffIn } from './sign-staff-in';
import { type Place, withSite } from './site';
import { slowClients } from './slow-clients';
import { workDay } from './work-day';
import { workFor } from './work-for';

export interface LoadOptions extends Place {
  staff: number;
  seconds: number;
}

const SELLERS = Number(process.env.BENCH_SELLERS || 200_000);

/** A day's work of many people within a few minutes, then an overload. */
export function runLoad({ staff, seconds, ...place }: LoadOptions): Promise<Section[]> {
  console.error(`Filling the database with ${SELLERS.toLocaleString('en-IN')} sellers (about a minute) …`);
  return withSite(place, { staff, sellers: SELLERS, catalogs: SELLERS }, async (site) => {
    const { servers, ended } = site;
    const origins = servers.map(({ origin }) => origin);
    const members = await signStaffIn(origins, staff);
    await workFor(members, Math.min(20, seconds), 2000);
    const day = await workDay(members, site, { seconds, thinking: 3000 });
    const usual = Number(day.figures.find(({ name }) => name === 'calls a second')?.value);
    return [
      day,
      await overload(members, ended, { usual }),
      await loginFlood(members, ended),
      await slowClients(members, ended),
    ];
  });
}
