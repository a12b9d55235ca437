import { styled } from '@mui/material/styles';
import Link, { type LinkProps } from 'next/link';
import { numberText } from '@/components/ui/data-table/count-text';
import type { EndpointAnswer } from '@/lib/contracts/endpoint';
import type { sellersApi } from '@/lib/contracts/sellers';
import { SELLER_STATUSES, type SellerStatus } from '@/lib/domain/seller-status';
import { sellerStatusLabel } from './seller-status';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
  gap: theme.spacing(1.5),
  margin: theme.spacing(0, 0, 2),
  padding: 0,
  listStyle: 'none',
  '& li > *': {
    display: 'grid',
    padding: theme.spacing(1.25, 2),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.paper,
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: theme.vars.palette.control },
  '& a[aria-current]': { borderColor: theme.vars.palette.primary.main },
  '& strong': {
    ...theme.typography.h2,
    minHeight: '1.5em',
    color: theme.vars.palette.text.primary,
    fontVariantNumeric: 'tabular-nums',
  },
}));

interface SellerStatusCountsProps {
  label: string;
  /** Nothing while they are on their way. */
  counts: EndpointAnswer<typeof sellersApi.counts> | undefined;
  isError?: boolean;
  /** The way to the sellers of a status; left out where the person does not browse them. */
  linkTo?: (status: SellerStatus) => LinkProps;
  isCurrent?: (status: SellerStatus) => boolean;
}

/** How many sellers there are of each status, each a way to the list of them. */
export function SellerStatusCounts({ label, counts, isError = false, linkTo, isCurrent }: SellerStatusCountsProps) {
  const text = (status: SellerStatus) => {
    if (!counts) return isError ? '?' : '';
    const { value, isExact } = counts[status];
    return `${numberText(value)}${isExact ? '' : '+'}`;
  };
  return (
    <List aria-label={label} aria-busy={!counts && !isError}>
      {SELLER_STATUSES.map((status) => {
        const content = (
          <>
            {sellerStatusLabel(status)} <strong>{text(status)}</strong>
          </>
        );
        return (
          <li key={status}>
            {linkTo ? (
              <Link {...linkTo(status)} aria-current={isCurrent?.(status) ? 'true' : undefined}>
                {content}
              </Link>
            ) : (
              <span>{content}</span>
            )}
          </li>
        );
      })}
    </List>
  );
}
