import { PhoneNumber } from '@/components/entities/phone-number';
import { RoleTags } from '@/components/entities/role-tags';
import type { RecordColumns } from '@/components/records/record-list';
import { Day } from '@/components/ui/day';
import { Instant } from '@/components/ui/instant';
import type { usersApi } from '@/lib/contracts/users/users';
import { UserStatus } from './user-status';

export const USER_COLUMNS: RecordColumns<typeof usersApi.list> = [
  {
    id: 'name',
    header: 'Name',
    cell: (user) => user.name,
    width: 192,
    isSortable: true,
    isHideable: false,
    priority: 1,
  },
  {
    id: 'phoneNumber',
    header: 'Phone',
    cell: (user) => <PhoneNumber number={user.phoneNumber} />,
    width: 150,
    priority: 2,
  },
  { id: 'roles', header: 'Roles', cell: (user) => <RoleTags roles={user.roles} />, width: 250, priority: 3 },
  { id: 'status', header: 'Status', cell: (user) => <UserStatus user={user} />, width: 160, priority: 4 },
  {
    id: 'lastSeenAt',
    header: 'Last seen',
    cell: (user) => (user.lastSeenAt ? <Instant at={user.lastSeenAt} /> : 'Never'),
    width: 200,
    priority: 5,
  },
  { id: 'createdAt', header: 'Added', cell: (user) => <Day at={user.createdAt} />, width: 114, isSortable: true },
];
