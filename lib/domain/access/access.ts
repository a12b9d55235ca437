import { LOGIN_PATH, MENU, type MenuId, type MenuRow, type ScreenId, type ScreenPath } from '@/config/menu';
import type { Role } from '@/config/roles';

export type Screen = MenuRow & { id: ScreenId; path: ScreenPath };

export interface MenuNode {
  row: MenuRow;
  children: MenuNode[];
}

const rows: readonly MenuRow[] = MENU;

/** Every menu row with its own page, in menu order. */
export const SCREENS = rows.filter((row): row is Screen => row.path !== null);

export const SCREEN_IDS = SCREENS.map((screen) => screen.id) as [ScreenId, ...ScreenId[]];

const byPath = new Map<string, Screen>(SCREENS.map((screen) => [screen.path, screen]));
const byId = new Map<string, MenuRow>(rows.map((row) => [row.id, row]));

/** The row with this route pattern in Next's notation (`/seller/[id]`), or undefined. */
export const findScreenByPath = (pattern: string): Screen | undefined => byPath.get(pattern);

export const findScreenById = (id: string): Screen | undefined => SCREENS.find((screen) => screen.id === id);

export const childIds = (id: MenuId | string): string[] =>
  rows.filter((row) => row.parentId === id).map((row) => row.id);

/** True when at least one of the user's roles is in the row's list. */
export const isAllowed = (row: Pick<MenuRow, 'roles'>, roles: readonly string[]): boolean =>
  row.roles.some((role) => roles.includes(role));

export const canOpenScreen = (id: ScreenId, roles: readonly string[]): boolean => {
  const screen = findScreenById(id);
  return screen !== undefined && isAllowed(screen, roles);
};

/** The access list: every screen the roles open. */
export const accessibleScreens = (roles: readonly string[]): Screen[] =>
  SCREENS.filter((screen) => isAllowed(screen, roles));

/** Whether the roles may open a page at this route pattern. The login page is open to everyone. */
export const canOpenPath = (pattern: string, roles: readonly string[]): boolean =>
  pattern === LOGIN_PATH || accessibleScreens(roles).some((screen) => screen.path === pattern);

/** The row and those above it, outermost first. */
export function ancestry(id: string): MenuRow[] {
  const row = byId.get(id);
  if (!row) return [];
  return [...(row.parentId ? ancestry(row.parentId) : []), row];
}

/** Full name of a screen for lists without a tree around it: "Catalog › Browse". */
export const screenLabel = (screen: MenuRow): string =>
  ancestry(screen.id)
    .map((row) => row.name)
    .filter((name, index, names) => name !== names[index - 1])
    .join(' › ');

/**
 * The sidebar's tree. A group appears when the roles see it and it has entries. An entry whose group is hidden takes
 * the group's place without a heading, so that everything allowed stays reachable.
 */
export function menuTree(roles: readonly string[], parentId: string | null = null): MenuNode[] {
  return rows
    .filter((row) => row.parentId === parentId && row.showInMenu)
    .flatMap((row): MenuNode[] => {
      if (row.path !== null) return isAllowed(row, roles) ? [{ row, children: [] }] : [];
      const children = menuTree(roles, row.id);
      if (!isAllowed(row, roles)) return children;
      return children.length > 0 ? [{ row, children }] : [];
    });
}

/** Roles that open a screen, for "why can this person see this?". */
export const rolesThatOpen = (id: ScreenId): readonly Role[] => findScreenById(id)?.roles ?? [];
