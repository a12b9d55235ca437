import { queryOptions, useQuery } from '@tanstack/react-query';
import { auditApi } from '@/lib/contracts/audit';
import { fetchData } from './fetch-data';

const actions = queryOptions({ queryKey: ['audit', 'actions'], queryFn: fetchData(auditApi.actions, {}) });

/** Every kind of deed there is to look for. */
export const useAuditActions = () => useQuery(actions);
