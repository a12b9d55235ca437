import { billingApi } from '@/lib/contracts/billing/billing';
import { STATEMENT_COLUMNS } from './export-service';
import { readStatement } from './service';
import type { Actor } from '../../auth/actor';
import type { Area } from '../../platform/area';
import { wholeExport } from '../../platform/tables/exportable';

export const billingArea: Area = {
  exports: {
    'billing.statement': wholeExport({
      endpoint: billingApi.statement,
      title: 'Billing',
      rows: async ({ month }: { month?: string }, actor: Actor) => (await readStatement(month, actor)).lines,
      columns: STATEMENT_COLUMNS,
    }),
  },
};
