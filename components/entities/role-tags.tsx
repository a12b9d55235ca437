import { Tag } from '@/components/ui/tag';
import type { Role } from '@/config/roles';
import { roleLabel } from './role-label';

const SHOWN = 2;

/** Roles of a person in a list: the first ones, and the number of others. */
export function RoleTags({ roles }: { roles: readonly Role[] }) {
  const hidden = roles.length - SHOWN;
  return (
    <span title={hidden > 0 ? roles.map(roleLabel).join(', ') : undefined}>
      {roles.slice(0, SHOWN).map((role) => (
        <Tag key={role}>{roleLabel(role)}</Tag>
      ))}
      {hidden > 0 && <Tag>+{hidden}</Tag>}
    </span>
  );
}
