import * as z from 'zod/mini';
import { CONTAINERS } from '@/lib/domain/videos/video-facts';
import { LINK_PROVIDERS } from '@/lib/domain/videos/video-link';
import { VIDEO_STATUSES } from '@/lib/domain/videos/video-status';
import { LANGUAGES, LINK_STATES } from '@/lib/domain/videos/video-text';
import { idSchema, instant } from '../base/answers';
import { anyLine, version } from '../base/form-fields';
import { photoSchema } from '../photo-record';
import { uploadSource } from '../uploads/upload-source';
import { personSchema } from '../users/staff';

export const videoStatus = z.enum(VIDEO_STATUSES);
export const videoProvider = z.enum(LINK_PROVIDERS);
export const linkState = z.enum(LINK_STATES);

/** Maximum size of a video, in bytes. */
export const VIDEO_LIMIT = 2000 * 1024 * 1024;

/** Most of each per video. */
export const VIDEO_LIMITS = { tags: 200, segments: 60, caption: 5000, note: 500 } as const;

/** A film as described by its bytes. */
export const filmSchema = z.object({
  fileId: idSchema,
  name: z.string(),
  bytes: z.int(),
  container: z.enum(CONTAINERS),
  codec: z.string(),
  audioCodec: z.nullable(z.string()),
  durationMs: z.int(),
  width: z.int(),
  height: z.int(),
  /** Download URL, valid for some hours for anyone who has it. */
  url: z.string(),
  /** Why browsers cannot play it, as a sentence; null when they can. */
  playProblem: z.nullable(z.string()),
});

export type Film = z.infer<typeof filmSchema>;

/** Purposes a film is kept for, used to break down storage. */
export const FILM_KINDS = ['raw', 'cut', 'earlier', 'waiting'] as const;

/** A current or former film of a video: the raw film or one of its cuts. */
export const filmVersionSchema = z.object({
  film: filmSchema,
  role: z.enum(['raw', 'cut']),
  /** The film used from now on. */
  isLatest: z.boolean(),
  by: personSchema,
  at: instant,
});

export type FilmVersion = z.infer<typeof filmVersionSchema>;

const tag = z.strictObject({ attributeId: idSchema, valueId: idSchema });
const moment = z.int().check(z.minimum(0, 'Use zero or more.'), z.maximum(86_400_000, 'A video lasts a day at most.'));
const segment = z.strictObject({ catalogId: idSchema, startMs: moment, endMs: moment });

/** A part of a raw film kept in its cut. */
export const cutRangeSchema = z.strictObject({ startMs: moment, endMs: moment });

export const segmentSchema = z.extend(segment, {
  catalogTitle: z.string(),
  cover: z.nullable(photoSchema),
});

export type Segment = z.infer<typeof segmentSchema>;

/** A catalog that a video may show. It is only a suggestion; nothing is applied automatically. */
export const catalogProposalSchema = z.object({
  catalogId: idSchema,
  catalogTitle: z.string(),
  cover: z.nullable(photoSchema),
  createdAt: instant,
  /** Reasons as short phrases: "same rate". */
  reasons: z.array(z.string()),
});

/** The part of a video that shows a catalog. */
export const catalogClipSchema = z.object({
  videoId: idSchema,
  name: z.string(),
  status: videoStatus,
  startMs: z.int(),
  endMs: z.int(),
  poster: z.nullable(photoSchema),
  /** Null until it is cut. */
  film: z.nullable(filmSchema),
  hiddenBecause: z.array(z.string()),
});

export type CatalogClip = z.infer<typeof catalogClipSchema>;

export type CatalogProposal = z.infer<typeof catalogProposalSchema>;

/** A video as lists and its page show it to the caller. */
export const videoSchema = z.object({
  id: idSchema,
  seller: z.object({ id: idSchema, businessName: z.string() }),
  source: uploadSource,
  submittedBy: personSchema,
  note: z.string(),
  priority: z.int(),
  skips: z.int(),
  provider: videoProvider,
  /** URL of a link; null for an uploaded file. */
  url: z.nullable(z.string()),
  embedUrl: z.nullable(z.string()),
  linkState,
  linkTitle: z.nullable(z.string()),
  linkAuthor: z.nullable(z.string()),
  /** As the seller wrote it. */
  caption: z.string(),
  title: z.string(),
  description: z.string(),
  languages: z.array(z.enum(LANGUAGES)),
  productTypeId: z.nullable(idSchema),
  tags: z.array(tag),
  rateText: z.string(),
  fabricText: z.string(),
  isIntro: z.boolean(),
  segments: z.array(segmentSchema),
  poster: z.nullable(photoSchema),
  raw: z.nullable(filmSchema),
  /** When the raw film and all but the last cut are deleted; null while they stay. */
  rawUntil: z.nullable(instant),
  /** The last of its cuts. */
  cut: z.nullable(filmSchema),
  /** Editor it is assigned to, or who cut it. */
  editor: z.nullable(personSchema),
  /** When the lease of the person cutting it expires without a heartbeat. */
  leaseUntil: z.nullable(instant),
  taggedBy: z.nullable(personSchema),
  reviewedBy: z.nullable(personSchema),
  status: videoStatus,
  statusReason: z.nullable(z.string()),
  statusChangedAt: instant,
  /** Fields to fill in before it can be reviewed. */
  missing: z.array(z.string()),
  /** Why buyers do not see it, as sentences; empty when they do. */
  hiddenBecause: z.array(z.string()),
  /** The caller cut or tagged it. */
  isOwnWork: z.boolean(),
  /** Why the caller does not look after its seller; null when they do. */
  sellerProblem: z.nullable(z.string()),
  createdAt: instant,
  version,
});

export type Video = z.infer<typeof videoSchema>;

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most, `Use at most ${most} characters.`));
const isOnce = (values: readonly string[]) => new Set(values).size === values.length;

export const videoFormSchema = z.strictObject({
  title: anyLine(160),
  description: text(4000),
  languages: z
    .array(z.enum(LANGUAGES))
    .check(z.maxLength(LANGUAGES.length), z.refine(isOnce, 'A language is in the list twice.')),
  productTypeId: z.nullable(idSchema),
  tags: z.array(tag).check(
    z.maxLength(VIDEO_LIMITS.tags, `Use at most ${VIDEO_LIMITS.tags} tags.`),
    z.refine((tags) => isOnce(tags.map(({ valueId }) => valueId)), 'A tag is in the list twice.'),
  ),
  rateText: anyLine(200),
  fabricText: anyLine(200),
  isIntro: z.boolean(),
  segments: z
    .array(segment.check(z.refine(({ startMs, endMs }) => endMs > startMs, 'A segment ends after it begins.')))
    .check(z.maxLength(VIDEO_LIMITS.segments, `Use at most ${VIDEO_LIMITS.segments} segments.`)),
});

export type VideoForm = z.output<typeof videoFormSchema>;

export const videoChangesSchema = z.extend(z.partial(videoFormSchema), { version });

export type VideoChanges = z.output<typeof videoChangesSchema>;

/** The form values of a video. */
export const videoValues = (video: Video): VideoForm => ({
  title: video.title,
  description: video.description,
  languages: video.languages,
  productTypeId: video.productTypeId,
  tags: video.tags,
  rateText: video.rateText,
  fabricText: video.fabricText,
  isIntro: video.isIntro,
  segments: video.segments.map(({ catalogId, startMs, endMs }) => ({ catalogId, startMs, endMs })),
});
