import { styled } from '@mui/material/styles';
import NextLink from 'next/link';
import { recordAddress } from '@/components/entities/record-address';
import { useCurrentUser } from '@/components/entities/current-user';
import type { Person } from '@/lib/contracts/users/staff';
import { opensEveryPortfolio } from '@/lib/domain/sellers/seller-scope';

const Link = styled(NextLink)(({ theme }) => ({ color: theme.vars.palette.primary.main }));

interface SalesmanLinkProps {
  salesman: Person;
  /** One of many in a list, whose rows are gone through by their own keys. */
  isInList?: boolean;
}

/** The name of a salesman, as the way to their page for those who may open it. */
export function SalesmanLink({ salesman: { id, name }, isInList = false }: SalesmanLinkProps) {
  const { fo } = useCurrentUser();
  if (!opensEveryPortfolio(fo)) return name;
  return (
    // Next would fetch the page for each one that comes into sight.
    <Link href={recordAddress('seller-salesman', id)} prefetch={false} tabIndex={isInList ? -1 : undefined}>
      {name}
    </Link>
  );
}
