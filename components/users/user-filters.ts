import { roleLabel } from '@/components/entities/role-label';
import type { RecordFilters } from '@/components/records/record-list';
import { ROLE_NAMES } from '@/config/roles';
import type { usersApi } from '@/lib/contracts/users/users';

export const USER_FILTERS: RecordFilters<typeof usersApi.list> = [
  {
    id: 'role',
    kind: 'multi-choice',
    label: 'Role',
    options: ROLE_NAMES.map((value) => ({ value, label: roleLabel(value) })),
  },
  {
    id: 'status',
    kind: 'multi-choice',
    label: 'Status',
    options: [
      { value: 'active', label: 'Active' },
      { value: 'disabled', label: 'Disabled' },
    ],
  },
];
