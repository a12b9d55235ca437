import { type Dashboard, dashboardApi, type DashboardDays, type Thing } from '@/lib/contracts/dashboard';
import { DASHBOARD_DAYS, WAITING_AGES } from '@/lib/domain/records/waiting-ages';
import { startOfDay } from '@/lib/domain/text/indian-day';
import { mockEndpoint } from './mock-endpoint';

const NO_AGES = WAITING_AGES.map(() => 0);

/** Days up to 21 November 2026; the last has these counts. */
export const daysWith = (today: Partial<Omit<DashboardDays['days'][number], 'day'>> = {}): DashboardDays => ({
  days: Array.from({ length: DASHBOARD_DAYS }, (_, place) => ({
    day: startOfDay('2026-11-21', place + 2 - DASHBOARD_DAYS)
      .toISOString()
      .slice(0, 10),
    ...{ cameIn: 0, tagged: 0, live: 0 },
    ...(place === DASHBOARD_DAYS - 1 && today),
  })),
  waiting: { uploads: NO_AGES, reviews: NO_AGES },
});

/** Mocks the dashboard's requests. */
export function dashboardOf(
  figures: Dashboard | (() => Response),
  things: Thing[] | (() => Response) = [],
  days: DashboardDays | (() => Response) = daysWith(),
): void {
  mockEndpoint(dashboardApi.get, figures);
  mockEndpoint(dashboardApi.next, things);
  mockEndpoint(dashboardApi.days, days);
}
