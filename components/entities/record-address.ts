import type { ScreenId } from '@/config/menu';
import { fillPath } from '@/lib/contracts/base/endpoint';
import { findScreenById } from '@/lib/domain/access/access';

/** Address of one record's screen. */
export const recordAddress = (screen: ScreenId, id: string): string =>
  fillPath(findScreenById(screen)?.path ?? '', { id });
