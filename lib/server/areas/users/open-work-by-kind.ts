import type { OPEN_WORK_KINDS } from '@/lib/contracts/users/open-work';
import type { OpenWork } from '../../platform/open-work';
import { JOB_WORK } from '../../platform/jobs/open-work';
import { PORTFOLIO_WORK } from '../salesmen/open-work-service';
import { GROUP_WORK } from '../seller-groups/open-work-service';
import { ACCOUNT_WORK } from '../sellers/open-work-service';
import { UPLOAD_WORK } from '../uploads/open-work-service';

/** Every kind of work a person can have. An area whose work has somebody adds a row. */
export const OPEN_WORK_BY_KIND: Record<(typeof OPEN_WORK_KINDS)[number], OpenWork> = {
  portfolio: PORTFOLIO_WORK,
  accounts: ACCOUNT_WORK,
  groups: GROUP_WORK,
  uploads: UPLOAD_WORK,
  jobs: JOB_WORK,
};
