import type { ScreenId } from '@/config/menu';

/** Whoever opens one of these looks through catalogs, and is told how far the active cycles are. */
export const BROWSING_SCREENS = [
  'catalog-browse',
  'admin-catalog',
  'catalog-pdf',
  'seller-view',
  'catalog-group',
  'video-tag-uploaded',
] as const satisfies readonly ScreenId[];

/** Roles that open one of these work on catalogs or show them to others. */
export const READING_SCREENS = [
  'catalog-browse',
  'catalog-edit',
  'catalog-group',
  'admin-catalog',
  'catalog-pdf',
  'catalog-upload',
] as const satisfies readonly ScreenId[];
