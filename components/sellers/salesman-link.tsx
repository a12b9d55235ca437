import { styled } from '@mui/material/styles';
import NextLink from 'next/link';
import { recordAddress } from '@/components/entities/record-address';
import { useCurrentUser } from '@/components/entities/current-user';
import type { Person } from '@/lib/contracts/users/staff';
import { opensEveryPortfolio } from '@/lib/domain/sellers/seller-scope';

const Link = styled(NextLink)(({ theme }) => ({ color: theme.vars.palette.primary.main }));

interface SalesmanLinkProps {
  salesman: Person;
  /** True inside a list whose rows have their own keyboard navigation. */
  isInList?: boolean;
}

/** Name of a salesman, linked to their page for users who may open it. */
export function SalesmanLink({ salesman: { id, name }, isInList = false }: SalesmanLinkProps) {
  const { fo } = useCurrentUser();
  if (!opensEveryPortfolio(fo)) return name;
  return (
    // Next would prefetch the page for every link that becomes visible.
    <Link href={recordAddress('seller-salesman', id)} prefetch={false} tabIndex={isInList ? -1 : undefined}>
      {name}
    </Link>
  );
}
