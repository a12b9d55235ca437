import { CATALOG_LIMITS } from '@/lib/contracts/catalogs/catalog-record';
import type { Post } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { lastOffer, rateSaid } from '@/lib/domain/whatsapp/new-rate';
import type { Queryable } from '../../db/database';
import type { Incoming } from '../catalogs/create-service';
import * as repository from './repository';

/** The post keeps its full text; a catalog has a limit. */
const shortened = (caption: string): string => caption.slice(0, CATALOG_LIMITS.caption).replace(/[\ud800-\udbff]$/, '');

/**
 * Data for making a catalog of a post: a rate that a later post changed is used from the start, with that post's text
 * after its own, so that the tagger reads both.
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
