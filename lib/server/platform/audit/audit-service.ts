import type { AuditEntry } from '@/lib/contracts/audit';
import type { Page } from '@/lib/contracts/base/list';
import { orm } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import * as repository from './audit-repository';

/** Searches the audit log for admins. */
export const searchAudit = (filters: repository.AuditFilters & ListRequest): Promise<Page<AuditEntry>> =>
  repository.list(orm(), filters);

export const auditActions = (): Promise<string[]> => repository.listActions(orm());
