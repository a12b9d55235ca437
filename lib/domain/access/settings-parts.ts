import { findScreenById } from './access';
import type { Role } from '@/config/roles';
import { ROLE_NAMES } from '@/config/roles';
import { TAXONOMY_KEEPERS } from '@/lib/domain/taxonomy/taxonomy';

const ADMIN: readonly Role[] = ['admin'];

/** Parts of Settings: each is a tab of the page and an entry of the command palette. */
export const SETTINGS_PARTS = [
  { id: 'preferences', label: 'Preferences', roles: ROLE_NAMES },
  { id: 'taxonomy', label: 'Taxonomy', roles: TAXONOMY_KEEPERS },
  { id: 'activity-log', label: 'Activity log', roles: ADMIN },
  { id: 'failed-jobs', label: 'Failed jobs', roles: ADMIN },
] as const satisfies readonly { id: string; label: string; roles: readonly Role[] }[];

export type SettingsPart = (typeof SETTINGS_PARTS)[number]['id'];

/** Parts that these roles may open. */
export const settingsPartsOf = (roles: readonly string[]) =>
  SETTINGS_PARTS.filter((part) => part.roles.some((role) => roles.includes(role)));

/** Path of a part of Settings. */
export const settingsAddress = (id: SettingsPart): string => `${findScreenById('settings')?.path ?? ''}?tab=${id}`;
