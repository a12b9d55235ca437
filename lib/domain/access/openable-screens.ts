import { HOME_PATH, type ScreenId } from '@/config/menu';
import { type Screen, accessibleScreens } from './access';

/** True for a page about one record, which cannot be opened by its route pattern alone. */
export const needsRecord = (path: string): boolean => path.includes('[');

/** Pages the roles can open directly, without a record. */
export const openableScreens = (roles: readonly string[]): Screen[] =>
  accessibleScreens(roles).filter((screen) => !needsRecord(screen.path));

/** Whether a user can start at a screen after signing in. */
export const canStartAt = (id: ScreenId, roles: readonly string[]): boolean =>
  openableScreens(roles).some((screen) => screen.id === id);

/** Start page of a user: their chosen screen, or home when their roles do not open it (any more). */
export const startPath = (id: ScreenId, roles: readonly string[]): string =>
  openableScreens(roles).find((screen) => screen.id === id)?.path ?? HOME_PATH;
