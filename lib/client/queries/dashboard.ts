import { queryOptions, useQuery } from '@tanstack/react-query';
import { dashboardApi } from '@/lib/contracts/dashboard';
import { fetchData } from './fetch-data';

const figures = queryOptions({ queryKey: ['dashboard'], queryFn: fetchData(dashboardApi.get, {}) });

const things = queryOptions({ queryKey: ['dashboard', 'next'], queryFn: fetchData(dashboardApi.next, {}) });

const days = queryOptions({ queryKey: ['dashboard', 'days'], queryFn: fetchData(dashboardApi.days, {}) });

/** What there is to do for the person, in figures. */
export const useDashboard = () => useQuery(figures);

/** What waits for the person, the oldest first. */
export const useNextThings = () => useQuery(things);

/** What was done on each of the last days, and what waits. */
export const useDashboardDays = () => useQuery(days);
