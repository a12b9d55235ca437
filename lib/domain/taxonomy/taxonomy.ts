import type { ScreenId } from '@/config/menu';
import type { Role } from '@/config/roles';

/** Roles that change product types, attributes and their values. */
export const TAXONOMY_KEEPERS: readonly Role[] = ['admin'];

/** Screens that show it: everyone who works on catalogs opens one of them, as do admins, who change it. */
export const TAXONOMY_SCREENS = [
  'catalog-browse',
  'catalog-upload',
  'catalog-tag',
  'catalog-edit',
  'catalog-add-tag',
  'catalog-pdf',
  'video-tag',
  'video-live',
  'admin-video',
] as const satisfies readonly ScreenId[];
