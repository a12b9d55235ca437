import type { ScreenId } from '@/config/menu';

/** Screens for browsing catalogs; their users also see the progress of the active cycles. */
export const BROWSING_SCREENS = [
  'catalog-browse',
  'admin-catalog',
  'catalog-pdf',
  'seller-view',
  'catalog-group',
  'video-tag-uploaded',
] as const satisfies readonly ScreenId[];

/** Roles that open one of these screens work on catalogs or show them to others. */
export const READING_SCREENS = [
  'catalog-browse',
  'catalog-edit',
  'catalog-group',
  'admin-catalog',
  'catalog-pdf',
  'catalog-upload',
] as const satisfies readonly ScreenId[];
