import OpenInNew from '@mui/icons-material/OpenInNew';
import Link from '@mui/material/Link';
import NextLink from 'next/link';
import { recordAddress } from '@/components/entities/record-address';
import { PhoneNumber } from '@/components/entities/phone-number';
import type { RecordColumns } from '@/components/records/record-list';
import { numberText } from '@/lib/domain/text/count-text';
import { Tag } from '@/components/ui/tag';
import type { sellerGroupsApi } from '@/lib/contracts/seller-groups';
import { GroupLastPost, SeenTodayButton } from './group-last-post';

interface InviteLinkProps {
  href: string;
  name?: string;
}

/** Opens the invite link in WhatsApp, which shows whether it is still valid. */
export const InviteLink = ({ href, name }: InviteLinkProps) => (
  <Link
    href={href}
    target="_blank"
    rel="noreferrer"
    aria-label={name && `Open link of ${name}`}
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
  >
    Open link <OpenInNew fontSize="inherit" />
  </Link>
);

type Columns = RecordColumns<typeof sellerGroupsApi.list>;

export const GROUP_COLUMNS: Columns = [
  {
    id: 'name',
    header: 'Group',
    cell: (group) => group.name,
    width: 200,
    isSortable: true,
    isHideable: false,
    priority: 1,
  },
  {
    id: 'quietSince',
    header: 'Last post seen',
    cell: (group) => <GroupLastPost group={group} />,
    width: 165,
    isSortable: true,
    priority: 2,
  },
  { id: 'seen', header: 'A post today?', cell: (group) => <SeenTodayButton group={group} />, width: 130, priority: 3 },
  {
    id: 'inviteLink',
    header: 'Invite link',
    cell: ({ inviteLink, name }) => <InviteLink href={inviteLink} name={name} />,
    width: 115,
    priority: 4,
  },
  {
    id: 'memberCount',
    header: 'Members',
    cell: (group) => numberText(group.memberCount),
    width: 95,
    align: 'right',
    isSortable: true,
    priority: 5,
  },
  {
    id: 'ourNumber',
    header: 'Our number',
    cell: ({ ourNumber }) => ourNumber && <PhoneNumber number={ourNumber} />,
    width: 150,
    isExtra: true,
    priority: 6,
  },
  { id: 'owner', header: 'Managed by', cell: (group) => group.owner.name, width: 145, priority: 7 },
  {
    id: 'active',
    header: 'Status',
    cell: ({ active }) => (active ? <Tag tone="success">Active</Tag> : <Tag>Out of use</Tag>),
    width: 105,
    priority: 8,
  },
];

const SELLER: Columns[number] = {
  id: 'seller',
  header: 'Seller',
  cell: ({ seller }) => (
    <Link component={NextLink} href={recordAddress('seller-view', seller.id)} prefetch={false} tabIndex={-1}>
      {seller.businessName}
    </Link>
  ),
  width: 200,
  priority: 2,
};

const [NAME, ...REST] = GROUP_COLUMNS;

/** The same for groups of many sellers, with the seller's name instead of the members. */
export const GROUPS_OF_ALL: Columns = [
  ...(NAME ? [NAME] : []),
  SELLER,
  ...REST.map((column) => (column.id === 'memberCount' ? { ...column, isExtra: true as const } : column)),
];
