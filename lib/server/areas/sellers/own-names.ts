import type { Seller } from '@/lib/contracts/sellers/seller-record';
import { plainText } from '@/lib/domain/text/plain-text';
import type { SellerField } from '@/lib/domain/sellers/seller-fields';
import type { SellerCells, SellerRow } from '@/lib/domain/sellers/seller-row';

const isNamed = (name: string, cell: string | undefined) => cell !== undefined && plainText(name) === plainText(cell);

/** Cells that name what the seller already has, with the values of the seller's form. */
function ownValues({ market, salesman, city }: SellerCells, seller: Seller): Record<string, string> {
  const hasMarket =
    seller.market && isNamed(seller.market.name, market) && (!city || isNamed(seller.market.city, city));
  const hasSalesman = seller.salesman && isNamed(seller.salesman.name, salesman);
  return {
    ...(seller.market && hasMarket && { marketId: seller.market.id }),
    ...(seller.salesman && hasSalesman && { salesmanId: seller.salesman.id }),
  };
}

const FORM_NAMES: Partial<Record<SellerField, string>> = { market: 'marketId', salesman: 'salesmanId' };

/**
 * Keeps what a seller already has when the row names it, even if it could not be assigned anew, such as an unused
 * market or a salesman with a namesake. An exported file can thus be imported unchanged.
 */
export function keepingOwn({ values, issues }: SellerRow, cells: SellerCells, seller: Seller): SellerRow {
  const own = ownValues(cells, seller);
  return {
    values: { ...values, ...own },
    issues: issues.filter(({ path: [field] }) => !((FORM_NAMES[field] ?? '') in own)),
  };
}
