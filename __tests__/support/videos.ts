import type { Film, Video } from '@/lib/contracts/videos/video-record';
import { KESAR, KIRAN } from './sellers';

export const FILM: Film = {
  fileId: '0198b2a0-0000-7000-8a00-000000000001',
  name: 'kesariya.mp4',
  bytes: 4_200_000,
  container: 'mp4',
  codec: 'H.264',
  audioCodec: 'AAC',
  durationMs: 64_000,
  width: 1080,
  height: 1920,
  url: '/api/video-files/1?until=1&sign=1',
  playProblem: null,
};

export const POSTER = {
  id: '0198b2a0-0000-7000-8a00-000000000002',
  width: 1080,
  height: 1920,
  urls: { thumb: '/t.jpg', screen: '/s.jpg', large: '/l.jpg' },
};

/** A video as the server returns it. */
export const video = (last: number, details: Partial<Video> = {}): Video => ({
  id: `0198b2a0-0000-7000-8900-00000000000${last}`,
  seller: { id: KESAR.id, businessName: KESAR.businessName },
  source: 'whatsapp',
  submittedBy: KIRAN,
  note: '',
  priority: 0,
  skips: 0,
  provider: 'file',
  url: null,
  embedUrl: null,
  linkState: 'unknown',
  linkTitle: null,
  linkAuthor: null,
  caption: '',
  title: '',
  description: '',
  languages: [],
  productTypeId: null,
  tags: [],
  rateText: '',
  fabricText: '',
  isIntro: false,
  segments: [],
  poster: null,
  raw: FILM,
  rawUntil: null,
  cut: null,
  editor: KIRAN,
  leaseUntil: null,
  taggedBy: null,
  reviewedBy: null,
  status: 'fetched',
  statusReason: null,
  statusChangedAt: '2026-11-20T06:00:00.000Z',
  missing: [],
  hiddenBecause: [],
  isOwnWork: false,
  sellerProblem: null,
  createdAt: '2026-11-20T06:00:00.000Z',
  version: 1,
  ...details,
});

/** A page with only these rows. */
export const pageWith = <Row>(rows: Row[]) => ({
  rows,
  next: null,
  previous: null,
  count: { value: rows.length, isExact: true },
});
