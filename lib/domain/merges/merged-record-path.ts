import { canOpenScreen, findScreenById } from '../access/access';
import { MERGE_KIND_WORDS, type MergeKind } from './merge-kinds';

/**
 * Path to view a record: on its own screen, or next to the list of its kind.
 * @param roles of the user who follows the link.
 */
export function mergedRecordPath(kind: MergeKind, id: string, roles: readonly string[]): string {
  const { places } = MERGE_KIND_WORDS[kind];
  const { screen, opens } = places.find((place) => canOpenScreen(place.screen, roles)) ?? places[0];
  const path: string = findScreenById(screen)?.path ?? '';
  return opens ? `${path}?${opens}=${id}` : path.replace('[id]', id);
}
