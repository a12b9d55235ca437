import { HOME_PATH, type ScreenId } from '@/config/menu';
import { type Screen, accessibleScreens } from './access';

/** True for a page that is about one record, so that its address alone does not lead there. */
export const needsRecord = (path: string): boolean => path.includes('[');

/** The pages the roles open that one can go to straight away. */
export const openableScreens = (roles: readonly string[]): Screen[] =>
  accessibleScreens(roles).filter((screen) => !needsRecord(screen.path));

/** Whether somebody can start at a screen after signing in. */
export const canStartAt = (id: ScreenId, roles: readonly string[]): boolean =>
  openableScreens(roles).some((screen) => screen.id === id);

/** Where somebody starts who chose a screen: home, when the roles do not open that one (any more). */
export const startPath = (id: ScreenId, roles: readonly string[]): string =>
  openableScreens(roles).find((screen) => screen.id === id)?.path ?? HOME_PATH;
