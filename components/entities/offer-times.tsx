import { Day } from '@/components/ui/day';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { numberText } from '@/lib/domain/text/count-text';

/** Repeat offers of a catalog by its seller: "3 times, last on 12 Nov 2026". */
export const OfferTimes = ({ times, lastAt }: NonNullable<CatalogDetail['offeredAgain']>) => (
  <>
    {numberText(times)} {times === 1 ? 'time' : 'times'}, last on <Day at={lastAt} />
  </>
);
