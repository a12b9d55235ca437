import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { roleLabel } from '@/components/entities/role-label';
import { SectionCard } from '@/components/ui/section-card';
import { SelectField } from '@/components/ui/select-field';
import { HOME_PATH, type ScreenId } from '@/config/menu';
import type { Role } from '@/config/roles';
import type { User } from '@/lib/contracts/users/users';
import { findScreenByPath, rolesThatOpen, screenLabel, SCREENS } from '@/lib/domain/access/access';

const OPTIONS = SCREENS.map((screen) => ({ value: screen.id, label: screenLabel(screen) }));
const words = (roles: readonly Role[]) =>
  new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(roles.map(roleLabel));

/** Explains, from the table of screens, why a user can or cannot open a screen. */
export function WhyVisibleCard({ user }: { user: User }) {
  const [screen, setScreen] = useState<ScreenId>(findScreenByPath(HOME_PATH)?.id ?? 'dashboard');
  return (
    <SectionCard title="Why can this person see this?">
      <SelectField label="Screen" value={screen} options={OPTIONS} onChange={setScreen} />
      <Typography role="status" sx={{ mt: 1.5 }}>
        {whyVisible(user, screen)}
      </Typography>
    </SectionCard>
  );
}

/** Sentence that says whether and why a user can open a screen. */
export function whyVisible({ name, roles, status }: Pick<User, 'name' | 'roles' | 'status'>, id: ScreenId): string {
  const opening = rolesThatOpen(id);
  const held = roles.filter((role) => opening.includes(role));
  if (held.length === 0) return `No: none of ${name}’s roles opens it. It takes ${words(opening)}.`;
  const because = `${held.map(roleLabel).join(' and ')} ${held.length === 1 ? 'opens' : 'open'} it.`;
  return status === 'disabled' ? `No: the account is disabled. Otherwise ${because}` : `Yes: ${because}`;
}
