import { roleLabel } from '@/components/entities/role-label';
import { FigureTable } from '@/components/ui/figure-table';
import type { Role } from '@/config/roles';
import type { StatementLine } from '@/lib/domain/billing/statement';
import { megabytesText } from '@/lib/domain/catalog-pdf/whatsapp-sizes';
import { numberText } from '@/lib/domain/text/count-text';
import { rupeesText } from '@/lib/domain/text/money';
import { monthText } from '@/lib/domain/text/indian-day';

interface StatementTableProps {
  lines: readonly StatementLine[];
  /** True when the statement covers several months: each line then names its month. */
  hasMonths: boolean;
}

const whatText = ({ part, what }: StatementLine) => (part === 'Seats' ? roleLabel(what as Role) : what);

/** Lines of a statement. */
export const StatementTable = ({ lines, hasMonths }: StatementTableProps) => (
  <FigureTable
    columns={[...(hasMonths ? ['Month'] : []), 'What', 'Count', 'Size', 'Billed', 'Estimated']}
    rows={lines.map((line) => {
      const what = `${line.part}: ${whatText(line)}`;
      return {
        id: `${line.month} ${what}`,
        name: hasMonths ? monthText(line.month) : what,
        figures: [
          ...(hasMonths ? [what] : []),
          numberText(line.count),
          line.bytes === null ? '' : megabytesText(line.bytes),
          line.billed === null ? '' : rupeesText(line.billed),
          line.estimated === null ? '' : rupeesText(line.estimated),
        ],
      };
    })}
  />
);
