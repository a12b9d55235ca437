import { CATALOG_LIMITS } from '@/lib/contracts/catalogs/catalog-record';
import type { Post } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { lastOffer, rateSaid } from '@/lib/domain/whatsapp/new-rate';
import type { Queryable } from '../../db/database';
import type { Incoming } from '../catalogs/create-service';
import * as repository from './repository';

/** The post keeps all its words; a catalog has room for so many. */
const shortened = (caption: string): string => caption.slice(0, CATALOG_LIMITS.caption).replace(/[\ud800-\udbff]$/, '');

/**
 * What a catalog is made of a post with: a rate that a later post changed is in it from the beginning, with the words of
 * that one behind its own, so that its tagger reads both.
 */
export async function incomingOf(
  tx: Queryable,
  post: Post,
  photoIds: readonly string[],
): Promise<Incoming['catalogs'][number]> {
  const { caption, newRate } = post;
  if (newRate === null) return { photoIds, caption: shortened(caption) };
  const later = (await repository.findLater(tx, post)).filter((one) => rateSaid(one.caption) === newRate.now);
  const words = [caption, lastOffer(later)?.caption].filter(Boolean).join('\n\n');
  return { photoIds, caption: shortened(words), rate: newRate.now };
}
