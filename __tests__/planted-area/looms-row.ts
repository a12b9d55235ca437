import type { MenuRow } from '@/config/menu';

/** The menu row: who may open the list, read and change its records, see their history and export them. */
export const LOOMS_ROW = {
  id: 'looms',
  parentId: 'seller',
  name: 'Looms',
  icon: 'group',
  path: '/looms',
  showInMenu: true,
  roles: ['admin', 'manage_seller'],
} as const satisfies MenuRow;
