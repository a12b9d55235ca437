import { PhoneNumber } from '@/components/entities/phone-number';
import { RoleTags } from '@/components/entities/role-tags';
import type { RecordColumns } from '@/components/layout/record-list';
import { Instant } from '@/components/ui/instant';
import type { usersApi } from '@/lib/contracts/users';
import { UserStatus } from './user-status';

export const USER_COLUMNS: RecordColumns<typeof usersApi.list> = [
  {
    id: 'name',
    header: 'Name',
    cell: (user) => user.name,
    width: 220,
    isSortable: true,
    isHideable: false,
    priority: 1,
  },
  {
    id: 'phoneNumber',
    header: 'Phone',
    cell: (user) => <PhoneNumber number={user.phoneNumber} />,
    width: 160,
    priority: 2,
  },
  { id: 'roles', header: 'Roles', cell: (user) => <RoleTags roles={user.roles} />, width: 280, priority: 3 },
  { id: 'status', header: 'Status', cell: (user) => <UserStatus user={user} />, width: 150, priority: 4 },
  {
    id: 'lastSeenAt',
    header: 'Last seen',
    cell: (user) => (user.lastSeenAt ? <Instant at={user.lastSeenAt} /> : 'Never'),
    width: 190,
    priority: 5,
  },
  { id: 'createdAt', header: 'Added', cell: (user) => <Instant at={user.createdAt} />, width: 190, isSortable: true },
];
