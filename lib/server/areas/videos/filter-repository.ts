import { and, arrayOverlaps, eq, exists, gte, inArray, like, notExists, or, sql, type SQL } from 'drizzle-orm';
import { plainText } from '@/lib/domain/text/plain-text';
import type { UploadSource } from '@/lib/domain/uploads/upload-status';
import type { LinkProvider } from '@/lib/domain/videos/video-link';
import type { VideoStatus } from '@/lib/domain/videos/video-status';
import type { Language, LinkState } from '@/lib/domain/videos/video-text';
import { DAY, later } from '../../clock';
import { anyRow } from '../../db/any-row';
import type { Queryable } from '../../db/database';
import { containing, says } from '../../db/keyset';
import { sellers } from '../../db/schema/sellers';
import { uploads } from '../../db/schema/uploads';
import { videos, videoSegments } from '../../db/schema/videos';
import { stampedIn } from '../../platform/cycles/stamped-repository';
import { isHeld, isWaiting } from '../../platform/leases/hold-repository';

export interface VideoFilters {
  q?: string;
  status?: VideoStatus[];
  provider?: LinkProvider[];
  linkState?: LinkState[];
  source?: UploadSource[];
  sellerId?: string[];
  productTypeId?: string[];
  marketId?: string[];
  editorId?: string[];
  cycleId?: string[];
  language?: Language[];
  days?: number;
  mine?: boolean;
  cutByMe?: boolean;
  withCatalog?: boolean;
}

/** Until a video is cut, its queue entry determines its status. */
export const statusNow = (): SQL<VideoStatus> =>
  sql<VideoStatus>`case when ${videos.status} <> 'submitted' then ${videos.status}
    when ${isHeld()} then 'fetched' when ${isWaiting()} then 'assigned' else 'submitted' end`;

/** The editor in the queue; afterwards the user who cut it. */
const editorNow = () =>
  sql`case when ${videos.status} = 'submitted' then ${uploads.editorId} else ${videos.editorId} end`;

const isAbout = (tx: Queryable, word: string) => {
  const found = tx
    .select({ id: sellers.id })
    .from(sellers)
    .where(like(sellers.searchText, containing(plainText(word))));
  return or(
    says(videos.title, word),
    says(videos.linkTitle, word),
    says(videos.url, word),
    inArray(videos.sellerId, found),
  );
};

const ofUpload = (tx: Queryable, matching: SQL | undefined) =>
  anyRow(tx, uploads, and(eq(uploads.id, videos.uploadId), matching));

const inMarkets = (tx: Queryable, marketIds: string[]) =>
  inArray(videos.sellerId, tx.select({ id: sellers.id }).from(sellers).where(inArray(sellers.marketId, marketIds)));

/** Condition for a video to match. */
export const matchingOf = (tx: Queryable, filters: VideoFilters, personId: string) => {
  const { q = '', status, provider, linkState, source, sellerId: ofSellers, productTypeId, editorId } = filters;
  const segments = tx
    .select({ one: sql`1` })
    .from(videoSegments)
    .where(eq(videoSegments.videoId, videos.id));
  return and(
    ...q
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => isAbout(tx, word)),
    status && ofUpload(tx, inArray(statusNow(), status)),
    provider && inArray(videos.provider, provider),
    linkState && inArray(videos.linkState, linkState),
    source && ofUpload(tx, inArray(uploads.source, source)),
    ofSellers && inArray(videos.sellerId, ofSellers),
    productTypeId && inArray(videos.productTypeId, productTypeId),
    filters.marketId && inMarkets(tx, filters.marketId),
    filters.language && arrayOverlaps(videos.languages, filters.language),
    filters.days === undefined ? undefined : gte(videos.createdAt, later(-filters.days * DAY)),
    editorId && ofUpload(tx, inArray(editorNow(), editorId)),
    filters.cycleId && stampedIn(tx, videos.id, filters.cycleId),
    filters.mine ? ofUpload(tx, eq(uploads.uploadedById, personId)) : undefined,
    filters.cutByMe ? eq(videos.editorId, personId) : undefined,
    filters.withCatalog === undefined ? undefined : (filters.withCatalog ? exists : notExists)(segments),
  );
};
