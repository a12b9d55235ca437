import type * as z from 'zod/mini';
import type { Issue } from '@/lib/contracts/base/answers';
import type { draftLineSchema } from '@/lib/contracts/orders/order-record';
import { piecesProblem } from '@/lib/domain/orders/draft-warnings';
import type { orderLines } from '../../db/schema/orders';
import { newId } from '../../db/schema/columns';
import { badInput } from '../../errors';
import type { CatalogForSale } from '../catalogs/sale-service';

export type TypedLine = z.output<typeof draftLineSchema>;

interface LinesOf {
  orderId: string;
  /** The request field that has the lines. */
  field: 'lines' | 'added';
  /** Catalogs that were ordered before, which may have been paused since. */
  had?: ReadonlySet<string>;
}

function lineIssues(
  lines: readonly TypedLine[],
  known: ReadonlyMap<string, CatalogForSale>,
  { field, had }: LinesOf,
): Issue[] {
  return lines.flatMap((line, index): Issue[] => {
    const at = (name: string, message: string) => [{ path: [field, index, name], message }];
    const catalog = known.get(line.catalogId);
    if (!catalog) return at('catalogId', 'There is no such catalog.');
    if (!catalog.isForSale && !had?.has(line.catalogId))
      return at('catalogId', `${catalog.title} cannot be ordered now.`);
    const problem = piecesProblem(line.pieces, { isSet: catalog.setPieces !== null, setPieces: catalog.setPieces });
    if (problem) return at('pieces', problem);
    if (line.rate !== catalog.rate && !line.rateReason) return at('rateReason', 'Say why the rate is another.');
    return [];
  });
}

type Row = typeof orderLines.$inferInsert & { id: string };

/** Rows of typed lines with the current data of their catalogs. @throws 400 at lines that cannot be ordered. */
export function newLineRows(
  lines: readonly TypedLine[],
  known: ReadonlyMap<string, CatalogForSale>,
  of: LinesOf,
): Row[] {
  const issues = lineIssues(lines, known, of);
  if (issues.length > 0) throw badInput(issues);
  return lines.flatMap(({ pieces, ...line }, position): Row[] => {
    const catalog = known.get(line.catalogId);
    if (!catalog) return [];
    const { title, designNumber, seller, setPieces, rate } = catalog;
    return [
      {
        ...line,
        id: newId(),
        orderId: of.orderId,
        sellerId: seller.id,
        position,
        title: designNumber ? `${title}, design ${designNumber}` : title,
        setPieces,
        ordered: pieces,
        catalogRate: rate,
        rateReason: line.rate === rate ? null : line.rateReason,
      },
    ];
  });
}
