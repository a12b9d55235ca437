import Link from '@mui/material/Link';
import NextLink from 'next/link';
import { roleLabel } from '@/components/entities/role-label';
import { Facts } from '@/components/ui/facts';
import { Instant } from '@/components/ui/instant';
import { useSessions } from '@/lib/client/queries/own-account';
import type { Seats } from '@/lib/contracts/billing/billing';
import { findScreenById } from '@/lib/domain/access/access';
import { countText } from '@/lib/domain/text/count-text';

const PLACES = { one: 'place', many: 'places' };

/** The user's own roles, last activity and sessions. */
export function OwnSeat({ seats: { roles } }: { seats: Seats }) {
  const { data: sessions } = useSessions();
  const lastUsedAt = roles[0]?.lastUsedAt;
  return (
    <Facts
      facts={[
        ['Roles', roles.map(({ role }) => roleLabel(role)).join(', ')],
        ['Last use', lastUsedAt && <Instant at={lastUsedAt} />],
        [
          'Signed in at',
          sessions && (
            <Link component={NextLink} href={findScreenById('my-profile')?.path ?? ''} prefetch={false}>
              {countText({ value: sessions.length, isExact: true }, PLACES)}
            </Link>
          ),
        ],
      ]}
    />
  );
}
