import { MarketName } from '@/components/entities/market-picker';
import { ProductTypeName } from '@/components/entities/taxonomy-names';
import { COLLECTION_SIZE, type FillRule } from '@/lib/contracts/collections/collection-record';
import { rupeesText } from '@/lib/domain/text/money';

/** Rule input: null when empty, NaN when invalid. */
export interface TypedRule {
  q: string;
  productTypeId: string | null;
  marketId: string | null;
  rateFrom: number | null;
  rateTo: number | null;
  most: number | null;
  mostPerSeller: number | null;
}

const [USUAL, USUAL_PER_SELLER] = [40, 3];

export const EMPTY_RULE: TypedRule = {
  q: '',
  productTypeId: null,
  marketId: null,
  rateFrom: null,
  rateTo: null,
  most: USUAL,
  mostPerSeller: USUAL_PER_SELLER,
};

const isWhole = (value: number | null) =>
  value !== null && Number.isInteger(value) && value >= 1 && value <= COLLECTION_SIZE;

/** Rule from the input; null while a number is missing or invalid. */
export function ruleOf({ q, productTypeId, marketId, rateFrom, rateTo, most, mostPerSeller }: TypedRule) {
  const areNumbers = ![rateFrom, rateTo].some(Number.isNaN) && (mostPerSeller === null || isWhole(mostPerSeller));
  if (!areNumbers || most === null || !isWhole(most)) return null;
  const rule: FillRule = {
    ...(q.trim() && { q: q.trim() }),
    ...(productTypeId && { productTypeId: [productTypeId] }),
    ...(marketId && { marketId: [marketId] }),
    ...(rateFrom !== null && { rateFrom }),
    ...(rateTo !== null && { rateTo }),
    most,
    mostPerSeller,
  };
  return rule;
}

/** Input values of a rule. */
export const typedOf = ({ q = '', productTypeId, marketId, rateFrom, rateTo, ...limits }: FillRule): TypedRule => ({
  q,
  productTypeId: productTypeId?.[0] ?? null,
  marketId: marketId?.[0] ?? null,
  rateFrom: rateFrom ?? null,
  rateTo: rateTo ?? null,
  ...limits,
});

/** "Rayon, up to ₹600, newest 40, at most 3 a seller". */
export const RuleText = ({ rule }: { rule: FillRule }) => {
  const { q, productTypeId, marketId, rateFrom, rateTo, most, mostPerSeller } = rule;
  return (
    <>
      {q && `${q}, `}
      {productTypeId?.map((id) => (
        <span key={id}>
          <ProductTypeName id={id} />,{' '}
        </span>
      ))}
      {marketId?.map((id) => (
        <span key={id}>
          <MarketName id={id} />,{' '}
        </span>
      ))}
      {rateFrom !== undefined && `from ${rupeesText(rateFrom)}, `}
      {rateTo !== undefined && `up to ${rupeesText(rateTo)}, `}
      {`newest ${most}`}
      {mostPerSeller !== null && `, at most ${mostPerSeller} a seller`}
    </>
  );
};
