import { queryOptions, useQuery } from '@tanstack/react-query';
import { dashboardApi } from '@/lib/contracts/dashboard';
import { fetchData } from './fetch-data';

const figures = queryOptions({ queryKey: ['dashboard'], queryFn: fetchData(dashboardApi.get, {}) });

/** What there is to do for the person, in figures. */
export const useDashboard = () => useQuery(figures);
