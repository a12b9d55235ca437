import type { CatalogProposal } from '@/lib/contracts/videos/video-record';
import { readCaption } from '@/lib/domain/captions/read-caption';
import { proposedCatalogs } from '@/lib/domain/videos/catalog-proposals';
import type { Actor } from '../../auth/actor';
import { orm } from '../../db/database';
import { photoAnswer } from '../../platform/photos/photo-service';
import { findLikenesses } from '../likenesses/service';
import * as parts from './part-repository';
import { getVideo } from './service';

/** As many as the number keys can select. */
const MOST = 9;

/** Rates in a text, both certain and possible ones. */
function ratesIn(text: string): number[] {
  const { findings, unsure } = readCaption(text);
  return [...findings, ...unsure].flatMap((finding) =>
    finding.field === 'rate' || finding.field === 'setRate' ? [finding.value] : [],
  );
}

/** Catalogs with a photo similar to the thumbnail, which is a frame of the film. */
async function alikeTo(posterId: string | undefined): Promise<Set<string>> {
  const likenesses = posterId ? await findLikenesses([posterId]) : [];
  return new Set(likenesses.flatMap(({ matches }) => matches.map(({ catalog }) => catalog.id)));
}

/** Catalogs of the seller that a video may show, with reasons. @throws 404 when there is no such video. */
export async function proposeCatalogs(id: string, actor: Actor): Promise<CatalogProposal[]> {
  const video = await getVideo(id, actor);
  const { caption, title, linkTitle, description, rateText, productTypeId } = video;
  const text = [caption, title, linkTitle, description, rateText].filter(Boolean).join('\n');
  const alikeIds = await alikeTo(video.poster?.id);
  const createdAt = new Date(video.createdAt);
  const goods = { text, caption, rates: ratesIn(text), productTypeId, createdAt, alikeIds };
  const catalogs = await parts.catalogsNear(orm(), video.seller.id);
  return proposedCatalogs(goods, catalogs, MOST).map(({ catalog, reasons }) => ({
    catalogId: catalog.id,
    catalogTitle: catalog.title,
    cover: catalog.cover && photoAnswer(catalog.cover),
    createdAt: catalog.createdAt.toISOString(),
    reasons,
  }));
}
