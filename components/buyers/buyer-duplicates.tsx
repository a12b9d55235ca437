import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from 'next/link';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { BuyerValues } from '@/components/entities/buyer-words';
import { recordAddress } from '@/components/entities/record-address';
import { useSettled } from '@/components/ui/use-settled';
import { PRODUCT } from '@/config/product';
import { type DuplicateQuery, useBuyerDuplicates } from '@/lib/client/queries/buyers';

interface BuyerDuplicatesProps {
  form: UseFormReturn<BuyerValues>;
  buyerId?: string;
}

/** Warns while the user types that the buyer exists already, or may exist. */
export function BuyerDuplicates({ form, buyerId }: BuyerDuplicatesProps) {
  const { phoneNumber = '', gstin, businessName, city } = useWatch({ control: form.control });
  const query: DuplicateQuery = {
    phone: phoneNumber.length > PRODUCT.phonePrefix.length ? phoneNumber : undefined,
    gstin: gstin?.trim() || undefined,
    name: businessName?.trim() || undefined,
    city: city?.trim() || undefined,
    exceptId: buyerId,
  };
  const settled = useSettled(JSON.stringify(query));
  const { data } = useBuyerDuplicates(JSON.parse(settled) as DuplicateQuery);
  const { certain = [], hints = [] } = data ?? {};
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 1, '& a': { color: 'inherit' } }}>
      {certain.map(({ buyer, because }) => (
        <Alert key={`${buyer.id} ${because}`} severity="error" variant="outlined">
          {because === 'phone' ? 'The phone number' : 'The GSTIN'} belongs to <BuyerLink buyer={buyer} /> already.
        </Alert>
      ))}
      {hints.length > 0 && (
        <Alert severity="info" variant="outlined">
          Is it one of these? The city has buyers of a similar name:
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {hints.map((buyer) => (
              <li key={buyer.id}>
                <BuyerLink buyer={buyer} />
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
}

interface Named {
  id: string;
  businessName: string;
  contactName: string;
  city: string;
}

/** Opens in a new tab, so that typed input is not lost. */
const BuyerLink = ({ buyer }: { buyer: Named }) => (
  <>
    <Link href={recordAddress('buyer-view', buyer.id)} target="_blank">
      {buyer.businessName}
    </Link>{' '}
    ({buyer.contactName}, {buyer.city})
  </>
);
