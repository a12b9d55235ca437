import type { ScreenId } from '@/config/menu';
import { findScreenById } from './access';

/** Where a screen is; one about a record needs the record's id. */
export function screenAddress(id: ScreenId, record = ''): string {
  const path = findScreenById(id)?.path ?? '';
  return path.replace(/\[\w+\]/, encodeURIComponent(record));
}
