import { type Screen, accessibleScreens } from '@/lib/domain/access/access';

/** True for a page that is about one record, so that its address alone does not lead there. */
export const needsRecord = (path: string): boolean => path.includes('[');

/** The pages the roles open that one can go to straight away. */
export const openableScreens = (roles: readonly string[]): Screen[] =>
  accessibleScreens(roles).filter((screen) => !needsRecord(screen.path));
