import type { ScreenId } from '@/config/menu';
import { canOpenScreen, findScreenById } from '@/lib/domain/access/access';
import type { Actor } from '../../auth/actor';
import { forbidden, notFound } from '../../errors';

/** @throws 403 when the user's roles do not open the screen. */
export function getScreen(id: ScreenId, { roles }: Actor) {
  const screen = findScreenById(id);
  if (!screen) throw notFound();
  if (!canOpenScreen(id, roles)) throw forbidden();
  return { id, name: screen.name, path: screen.path };
}
