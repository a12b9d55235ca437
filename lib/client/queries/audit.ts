import { queryOptions, useQuery } from '@tanstack/react-query';
import { auditApi } from '@/lib/contracts/audit';
import { fetchData } from './fetch-data';

const actions = queryOptions({ queryKey: ['audit', 'actions'], queryFn: fetchData(auditApi.actions, {}) });

/** Actions available as audit filters. */
export const useAuditActions = () => useQuery(actions);
