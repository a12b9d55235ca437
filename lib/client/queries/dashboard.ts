import { queryOptions, useQuery } from '@tanstack/react-query';
import { dashboardApi } from '@/lib/contracts/dashboard';
import { fetchData } from './fetch-data';

const figures = queryOptions({ queryKey: ['dashboard'], queryFn: fetchData(dashboardApi.get, {}) });

const things = queryOptions({ queryKey: ['dashboard', 'next'], queryFn: fetchData(dashboardApi.next, {}) });

const days = queryOptions({ queryKey: ['dashboard', 'days'], queryFn: fetchData(dashboardApi.days, {}) });

/** The user's open work, as figures. */
export const useDashboard = () => useQuery(figures);

/** The user's next tasks, oldest first. */
export const useNextThings = () => useQuery(things);

/** Output of the last days, and waiting work. */
export const useDashboardDays = () => useQuery(days);
