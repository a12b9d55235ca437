import { LOGIN_PATH, MENU, type MenuId, type MenuRow, type ScreenId, type ScreenPath } from '@/config/menu';
import type { Role } from '@/config/roles';

export type Screen = MenuRow & { id: ScreenId; path: ScreenPath };

export interface MenuNode {
  row: MenuRow;
  children: MenuNode[];
}

const rows: readonly MenuRow[] = MENU;

/** Every row that is a page of its own, in menu order. */
export const SCREENS = rows.filter((row): row is Screen => row.path !== null);

export const SCREEN_IDS = SCREENS.map((screen) => screen.id) as [ScreenId, ...ScreenId[]];

const byPath = new Map<string, Screen>(SCREENS.map((screen) => [screen.path, screen]));
const byId = new Map<string, MenuRow>(rows.map((row) => [row.id, row]));

/** The row of a route pattern as Next names it (`/seller/[id]`), or undefined when no row has it. */
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

/** Whether a page at this route pattern opens for the roles. The login page opens for everybody. */
export const canOpenPath = (pattern: string, roles: readonly string[]): boolean =>
  pattern === LOGIN_PATH || accessibleScreens(roles).some((screen) => screen.path === pattern);

/** The row and those above it, outermost first. */
export function ancestry(id: string): MenuRow[] {
  const row = byId.get(id);
  if (!row) return [];
  return [...(row.parentId ? ancestry(row.parentId) : []), row];
}

/** A screen's full name for lists without a tree around it: "Catalog › Browse". */
export const screenLabel = (screen: MenuRow): string =>
  ancestry(screen.id)
    .map((row) => row.name)
    .filter((name, index, names) => name !== names[index - 1])
    .join(' › ');

/**
 * The sidebar's tree. A group is there when the roles see it and something is in it; an entry whose group the roles
 * do not see is listed where the group would be, without the heading, so nothing allowed is unreachable.
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

/** Who may open a screen, for "why can this person see this?". */
export const rolesThatOpen = (id: ScreenId): readonly Role[] => findScreenById(id)?.roles ?? [];
