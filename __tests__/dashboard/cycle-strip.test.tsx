import { DashboardScreen } from '@/components/dashboard/dashboard-screen';
import type { Role } from '@/config/roles';
import { dayAfter } from '@/lib/domain/cycles/cycle-days';
import { indianDayOf } from '@/lib/domain/text/indian-day';
import { dashboardOf } from '../support/dashboard-place';
import { asha, openApp, serverKnows } from '../support/open-app';
import { screen, within } from '../support/render';

const TODAY = indianDayOf(new Date());
const CYCLE = {
  id: '0198b2a0-0000-7000-8000-0000000000d1',
  name: 'Wedding season',
  firstDay: dayAfter(TODAY, -3),
  lastDay: dayAfter(TODAY, 6),
  live: 124,
  target: 200,
};

test.each<[Role, boolean]>([
  ['admin', true],
  ['editor_catalog', false],
])('The dashboard says to %s how far an active cycle has come', async (role, canOpen) => {
  serverKnows(asha({ fo: [role] }));
  dashboardOf({ jobs: { active: 0, failed: 0 }, cycles: [CYCLE] });
  openApp('/', { roles: [role], pages: { '/': DashboardScreen } });
  const strip = within(await screen.findByRole('list', { name: 'Active cycles' }));
  expect(strip.getByRole('listitem')).toHaveTextContent('Wedding season: Day 4 of 10, 62 % of live');
  expect(strip.queryAllByRole('link')).toHaveLength(canOpen ? 1 : 0);
});
