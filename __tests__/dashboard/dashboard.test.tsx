import { DashboardScreen } from '@/components/dashboard/dashboard-screen';
import { greeting } from '@/components/dashboard/greeting';
import type { Role } from '@/config/roles';
import { dashboardOf } from '../support/dashboard-place';
import { asha, openApp, serverKnows } from '../support/open-app';
import { screen, within } from '../support/render';

async function openDashboard(fo: Role[]) {
  serverKnows(asha({ fo }));
  dashboardOf({ jobs: { active: 0, failed: 0 } });
  const { user } = openApp('/', { roles: fo, pages: { '/': DashboardScreen } });
  await screen.findByRole('heading', { level: 1, name: /^Good \w+, Asha$/ });
  return { user, main: within(screen.getByRole('main')) };
}

describe('The dashboard', () => {
  test('shows the areas of the roles, as the menu names them', async () => {
    const { main } = await openDashboard(['salesman']);
    expect(main.getAllByRole('heading', { level: 2 }).map((area) => area.textContent)).toEqual([
      'Next for you',
      'My portfolio',
      'Orders',
      'Seller',
      'Order',
    ]);
    expect(main.getByRole('link', { name: /^Browse/ })).toHaveAttribute('href', '/seller');
  });

  test('tells somebody whose roles open no area what to do', async () => {
    const { main } = await openDashboard(['chat_active']);
    expect(main.getAllByRole('heading', { level: 2 }).map((part) => part.textContent)).toEqual(['Next for you']);
    expect(main.getByText(/Ask an admin/)).toBeInTheDocument();
  });

  test.each([
    ['2026-11-21T03:35:00Z', 'Good morning'],
    ['2026-11-21T06:30:00Z', 'Good afternoon'],
    ['2026-11-21T11:30:00Z', 'Good evening'],
    ['2026-11-20T18:30:00Z', 'Good morning'],
  ])('at %s in India it says %s', (now, words) => {
    expect(greeting(new Date(now))).toBe(words);
  });
});
