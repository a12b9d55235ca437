import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from 'next/link';
import { phoneText } from '@/lib/domain/text/phone-text';
import { recordAddress } from '@/components/entities/record-address';
import { sellerStatusLabel } from '@/components/entities/seller-status';
import { useSettled } from '@/components/ui/use-settled';
import { PRODUCT } from '@/config/product';
import type { SellerSummary } from '@/lib/contracts/sellers/seller-record';
import { type DuplicateQuery, useSellerDuplicates } from '@/lib/client/queries/sellers';

/** Seller data being typed. */
export interface Typed {
  phoneNumbers?: readonly string[];
  gstin?: string | null;
  businessName?: string;
  marketId?: string | null;
  /** Id of the edited seller; omitted for a new one. */
  sellerId?: string;
}

const toQuery = ({ phoneNumbers = [], gstin, businessName, marketId, sellerId }: Typed): DuplicateQuery => ({
  phone: phoneNumbers.filter((number) => number.length > PRODUCT.phonePrefix.length),
  gstin: gstin?.trim() || undefined,
  name: businessName?.trim() || undefined,
  marketId: marketId ?? undefined,
  exceptId: sellerId,
});

/** Warns while the user types that the seller exists already, or may exist. */
export function DuplicateWarning({ typed }: { typed: Typed }) {
  const settled = useSettled(JSON.stringify(toQuery(typed)));
  const { data } = useSellerDuplicates(JSON.parse(settled) as DuplicateQuery);
  const { certain = [], hints = [] } = data ?? {};
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 1, '& a': { color: 'inherit' } }}>
      {certain.map(({ seller, because, value }) => (
        <Alert key={`${seller.id} ${value}`} severity="error" variant="outlined">
          {because === 'phone' ? phoneText(value) : `The GSTIN ${value}`} belongs to <SellerLink seller={seller} />{' '}
          already.
        </Alert>
      ))}
      {hints.length > 0 && (
        <Alert severity="info" variant="outlined">
          Is it one of these? The market has sellers of a similar name:
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {hints.map((seller) => (
              <li key={seller.id}>
                <SellerLink seller={seller} />
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
}

/** Opens in a new tab, so that typed input is not lost. */
const SellerLink = ({ seller: { id, businessName, contactName, status, market } }: { seller: SellerSummary }) => (
  <>
    <Link href={recordAddress('seller-view', id)} target="_blank">
      {businessName}
    </Link>{' '}
    ({[contactName, market?.name, sellerStatusLabel(status)].filter(Boolean).join(', ')})
  </>
);
