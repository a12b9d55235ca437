import type { MenuIcon, MenuRow } from '@/config/menu';
import { type MenuNode, type Screen, findScreenById, menuTree } from '@/lib/domain/access/access';

export interface Area {
  id: string;
  name: string;
  icon: MenuIcon;
  /** All screens of the area; names are prefixed with their inner groups. */
  screens: { screen: Screen; name: string }[];
}

/** Menu of these roles as areas: top-level groups, and top-level screens on their own. */
export const areasOf = (roles: readonly string[]): Area[] =>
  menuTree(roles)
    .filter(({ row }) => row.path !== '/')
    .map((node) => ({ id: node.row.id, name: node.row.name, icon: node.row.icon, screens: screensIn(node) }));

function screensIn(node: MenuNode, above: MenuRow[] = []): Area['screens'] {
  const screen = findScreenById(node.row.id);
  if (screen) return [{ screen, name: [...above.slice(1), node.row].map((row) => row.name).join(' › ') }];
  return node.children.flatMap((child) => screensIn(child, [...above, node.row]));
}
