import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import NextLink from 'next/link';
import { recordAddress } from '@/components/entities/record-address';
import { SellerStatusTag } from '@/components/entities/seller-status';
import { Facts } from '@/components/ui/facts';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { sellers } from '@/lib/client/queries/sellers';
import { numberText } from '@/lib/domain/text/count-text';
import { phoneText } from '@/lib/domain/text/phone-text';

/** The seller in the conversation. */
export function SellerCard({ id }: { id: string }) {
  const { data: seller, error } = sellers.useRecord(id);
  if (error) return <Typography color="error">{error.message}</Typography>;
  if (!seller) return <SkeletonLines count={3} height={40} />;
  const { counters, market, salesman } = seller;
  const facts = [
    ['Contact', seller.contactName],
    ['Phones', seller.phoneNumbers.map(phoneText).join(', ')],
    ['Market', market ? `${market.name}, ${market.city}` : 'None'],
    ['Salesman', salesman?.name ?? 'None'],
    ['Catalogs', counters ? `${numberText(counters.liveCatalogs)} live of ${numberText(counters.catalogs)}` : '…'],
    ['Score', numberText(seller.qualityScore)],
  ] as const;
  return (
    <>
      <div>
        <Link component={NextLink} href={recordAddress('seller-view', id)} sx={{ fontWeight: 600 }}>
          {seller.businessName}
        </Link>
        <div>
          <SellerStatusTag status={seller.status} />
        </div>
      </div>
      <Facts facts={facts} />
    </>
  );
}
