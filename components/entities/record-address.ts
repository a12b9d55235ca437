import type { ScreenId } from '@/config/menu';
import { fillPath } from '@/lib/contracts/endpoint';
import { findScreenById } from '@/lib/domain/access';

/** Where the screen about one record is. */
export const recordAddress = (screen: ScreenId, id: string): string =>
  fillPath(findScreenById(screen)?.path ?? '', { id });
