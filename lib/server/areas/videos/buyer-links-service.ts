import { videoHiddenBecause } from '@/lib/domain/videos/video-text';
import type { Queryable } from '../../db/database';
import { linksWith } from './link-repository';

/**
 * Where buyers can watch each catalog: the newest video they see whose link is not known to be broken. An uploaded clip
 * has none: its URL is signed for staff and expires after some hours.
 */
export async function buyerLinks(tx: Queryable, catalogIds: readonly string[]): Promise<Map<string, string>> {
  const links = new Map<string, string>();
  for (const { catalogId, url, ...video } of await linksWith(tx, catalogIds)) {
    if (url !== null && videoHiddenBecause(video).length === 0 && !links.has(catalogId)) links.set(catalogId, url);
  }
  return links;
}
