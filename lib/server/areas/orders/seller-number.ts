import { type SERIES_LETTERS, sellerSeries } from '@/lib/domain/orders/document-kinds';
import { documentNumber, financialYear } from '@/lib/domain/orders/gst';
import { indianDayOf } from '@/lib/domain/text/indian-day';
import { clock } from '../../clock';
import type { Queryable } from '../../db/database';
import { sellerPlace } from './document-repository';
import { nextNumber } from './repository';

/** The next number of a series in this financial year, locked until the transaction ends. */
export async function numberOf(tx: Queryable, series: string): Promise<string> {
  const year = financialYear(indianDayOf(clock.now()));
  return documentNumber(series, year, await nextNumber(tx, `${series}/${year}`));
}

/** The next number of a seller's documents of a kind in this financial year. */
export const sellerNumber = async (
  tx: Queryable,
  kind: keyof typeof SERIES_LETTERS,
  sellerId: string,
): Promise<string> => numberOf(tx, sellerSeries(kind, await sellerPlace(tx, sellerId)));
