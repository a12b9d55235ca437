import type { UploadSource, UploadStatus } from '@/lib/domain/uploads/upload-status';
import { readVideoLink } from '@/lib/domain/videos/video-link';
import { PAST_TAGGING, type VideoStatus } from '@/lib/domain/videos/video-status';
import type { LinkState } from '@/lib/domain/videos/video-text';
import { DAY, HOUR } from '../clock';
import type { auditEntries } from '../db/schema/system';
import type { uploads } from '../db/schema/uploads';
import type { videos } from '../db/schema/videos';
import { Random } from './random';
import { seedId } from './seed-ids';

/** Staff who work with videos. */
export interface SeedVideoStaff {
  admin: string;
  linker: string;
  uploader: string;
  editor: string;
  /** Cuts some of them, and one right now. */
  otherEditor: string;
  reviewer: string;
}

/** Number of videos in each state. */
const COUNTS: readonly [VideoStatus, number][] = [
  ['submitted', 20],
  ['assigned', 9],
  ['fetched', 1],
  ['cut_uploaded', 9],
  ['tagged', 8],
  ['in_review', 14],
  ['live', 46],
  ['taken_down', 6],
  ['rejected', 7],
];

const STATUSES = COUNTS.flatMap(([status, count]) => Array.from({ length: count }, () => status));

export const VIDEO_COUNT = STATUSES.length;

const GOODS = ['Banarasi', 'Kanjivaram', 'Bandhani', 'Georgette', 'Chanderi', 'Patola', 'Tussar', 'Organza'] as const;
const PARTS = [
  'new arrivals',
  'volume 4, all designs',
  'wedding range',
  'in eight colours',
  'with blouse piece',
  'at mill rates',
] as const;
const CAPTIONS = [
  'Saree with blouse piece\n₹450 set of 8\nReady to dispatch',
  '*NEW LAUNCH* georgette 415/- full set 6 pcs',
  'Kurti cotton rate 285 + GST',
] as const;
const REASONS = { taken_down: 'The goods are sold out', rejected: 'The rate on the video is of last year' } as const;
const LINKS = ['unknown', 'unknown', 'live', 'unknown', 'private', 'gone'] as const;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';
const code = (random: Random, length: number) =>
  Array.from({ length }, () => LETTERS[random.below(LETTERS.length)]).join('');

/** A URL of either site; nothing is behind it. */
const linkOf = (index: number, random: Random) =>
  readVideoLink(
    index % 3 === 1 ? `https://youtu.be/${code(random, 11)}` : `https://www.instagram.com/reel/${code(random, 11)}/`,
  );

/** Until it is cut, its upload has the more precise status. */
const UPLOAD_OF: Partial<Record<VideoStatus, UploadStatus>> = {
  submitted: 'open',
  assigned: 'assigned',
  fetched: 'in_progress',
};

const OVER: readonly VideoStatus[] = ['live', 'taken_down', 'rejected'];

/** Nothing waits long: videos from weeks ago are finished. */
function momentsOf(status: VideoStatus, random: Random, now: number) {
  const days = OVER.includes(status) ? 3 + random.below(57) : random.below(9);
  const createdAt = now - days * DAY - random.below(20) * HOUR;
  const changedAt = Math.min(createdAt + random.below(40) * HOUR, now);
  return { createdAt: new Date(createdAt), changedAt: new Date(changedAt) };
}

type Change = readonly [actorId: string, before: VideoStatus | null, after: VideoStatus, at: Date];

/** A video's audit entries. */
const auditsOf = (index: number, subjectId: string, changes: readonly Change[]): (typeof auditEntries.$inferInsert)[] =>
  changes.map(([actorId, before, after, at], nth) => ({
    id: seedId('videoAudit', index + nth * VIDEO_COUNT),
    actorId,
    entity: 'videos',
    action: before === null ? 'videos.added' : 'videos.status-changed',
    subjectId,
    changes: { status: { before, after } },
    at,
  }));

interface About {
  sellerIds: readonly string[];
  productTypeIds: readonly string[];
  /** Lease end of the video being cut. */
  leaseUntil: Date;
  /** No date is later than this. */
  now: number;
}

type NewVideo = typeof videos.$inferInsert & { id: string; url: string | null };

/** The video with this index: always the same, except for its owners. */
export function videoAt(index: number, staff: SeedVideoStaff, { sellerIds, productTypeIds, leaseUntil, now }: About) {
  const random = new Random(index + 2_000_000_000);
  const status = STATUSES[index] ?? 'submitted';
  const link = index % 3 === 0 ? null : linkOf(index, random);
  const source: UploadSource = link ? 'online-link' : random.pick<UploadSource>(['whatsapp', 'on-ground']);
  const { createdAt, changedAt } = momentsOf(status, random, now);
  const isHeld = status === 'fetched';
  const isCut = UPLOAD_OF[status] === undefined && status !== 'rejected';
  const editorId = isHeld || index % 4 === 3 ? staff.otherEditor : staff.editor;
  const hasWords = isCut && status !== 'cut_uploaded';
  const sellerId = sellerIds[index % sellerIds.length] ?? '';
  const [id, uploadId] = [seedId('videos', index), seedId('videoUploads', index)];
  const byId = link ? staff.linker : staff.uploader;
  // Rows inserted together must have the same columns.
  const words = {
    title: hasWords ? `${random.pick(GOODS)} ${random.pick(PARTS)}` : '',
    languages: hasWords ? [random.pick(['hi', 'hi', 'gu', 'none'] as const)] : [],
    productTypeId: hasWords ? (productTypeIds[random.below(productTypeIds.length)] ?? null) : null,
    rateText: hasWords ? `₹${250 + 5 * random.below(200)}` : '',
  };
  const upload: typeof uploads.$inferInsert = {
    id: uploadId,
    kind: 'video',
    source,
    sellerId,
    uploadedById: byId,
    assignedById: status === 'submitted' ? null : staff.admin,
    editorId: status === 'submitted' ? null : editorId,
    status: UPLOAD_OF[status] ?? 'done',
    leaseToken: isHeld ? 1 : 0,
    leaseUntil: isHeld ? leaseUntil : null,
    priority: random.chance(0.15) ? 5 : 0,
    note: random.chance(0.2) ? 'Show the border from near.' : '',
    statusChangedAt: changedAt,
    createdAt,
  };
  const video: NewVideo = {
    id,
    uploadId,
    sellerId,
    provider: link?.provider ?? 'file',
    url: link?.url ?? null,
    linkKey: link?.key ?? null,
    linkState: link ? random.pick<LinkState>(LINKS) : 'unknown',
    caption: link ? '' : random.pick(CAPTIONS),
    ...words,
    status: UPLOAD_OF[status] ? 'submitted' : status,
    statusReason: status === 'taken_down' || status === 'rejected' ? REASONS[status] : null,
    editorId: isCut ? editorId : null,
    taggedById: hasWords ? editorId : null,
    reviewedById: OVER.includes(status) ? staff.reviewer : null,
    statusChangedAt: changedAt,
    createdAt,
  };
  const sentAt = new Date((createdAt.getTime() + changedAt.getTime()) / 2);
  const audits = auditsOf(index, id, [
    [byId, null, 'submitted', createdAt],
    ...(PAST_TAGGING.some((one) => one === status) ? [[editorId, 'tagged', 'in_review', sentAt] as const] : []),
    ...(isCut && OVER.includes(status) ? [[staff.reviewer, 'in_review', 'live', changedAt] as const] : []),
    ...(status === 'taken_down' ? [[staff.reviewer, 'live', 'taken_down', changedAt] as const] : []),
  ]);
  return { upload, video, audits, clip: index % 3, isCut };
}
