import { findScreenById } from '../access/access';
import { MERGE_KIND_WORDS, type MergeKind } from './merge-kinds';

/** Where a record is looked at: on a screen of its own, or beside the list of its kind. */
export function mergedRecordPath(kind: MergeKind, id: string): string {
  const { screen, opens } = MERGE_KIND_WORDS[kind];
  const path: string = findScreenById(screen)?.path ?? '';
  return opens ? `${path}?${opens}=${id}` : path.replace('[id]', id);
}
