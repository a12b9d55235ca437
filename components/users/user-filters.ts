import { roleLabel } from '@/components/entities/role-label';
import type { RecordFilters } from '@/components/records/record-list';
import type { ReadyView } from '@/components/records/views/view-tabs';
import { ROLE_NAMES } from '@/config/roles';
import type { usersApi } from '@/lib/contracts/users/users';

const STATUSES = [
  { value: 'active', label: 'Active' },
  { value: 'disabled', label: 'Disabled' },
] as const;

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
    options: STATUSES,
  },
];

/** Active and former staff. */
export const USER_VIEWS: readonly ReadyView<typeof usersApi.list>[] = STATUSES.map(({ value, label }) => ({
  label,
  filters: { status: [value] },
}));
