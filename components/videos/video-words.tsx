import { ProductTypeName, ValueNames } from '@/components/entities/taxonomy-names';
import type { HistoryWords } from '@/components/records/history-words';
import type { FieldWords } from '@/components/ui/field-words';
import type { VideoForm } from '@/lib/contracts/videos/video-record';
import { stateLabel } from '@/lib/domain/states';
import { lengthText } from '@/lib/domain/videos/video-facts';
import { VIDEO_STATE_TEXTS, type VideoStatus } from '@/lib/domain/videos/video-status';
import { type Language, languageName } from '@/lib/domain/videos/video-text';

export const VIDEOS = { one: 'video', many: 'videos' } as const;

const asIs = (text: string) => text;
const yesNo = (is: boolean) => (is ? 'Yes' : 'No');
const segmentsText = (count: number) => (count === 1 ? '1 segment' : `${count} segments`);

/** Field labels and value texts of a video. */
export const VIDEO_WORDS: FieldWords<VideoForm> = {
  title: { label: 'Title', text: asIs },
  description: { label: 'Description', text: asIs },
  languages: { label: 'Languages', text: (languages) => languages.map(languageName).join(', ') },
  productTypeId: { label: 'Product type', text: (id) => id && <ProductTypeName id={id} /> },
  tags: { label: 'Tags', text: (tags) => tags.length > 0 && <ValueNames ids={tags.map(({ valueId }) => valueId)} /> },
  rateText: { label: 'Rate', text: asIs },
  fabricText: { label: 'Fabric', text: asIs },
  isIntro: { label: 'About the shop', text: yesNo },
  segments: { label: 'Segments', text: (segments) => segmentsText(segments.length) },
};

const SEGMENT = /^(.*) (\d+)–(\d+)$/;

/** "Kesariya 0:04–0:21". */
const segmentText = (stored: string) => {
  const [, title = '', start, end] = SEGMENT.exec(stored) ?? [];
  return `${title || 'Untitled'} ${lengthText(Number(start))}–${lengthText(Number(end))}`;
};

/** Field labels and value texts of a video's history. */
export const VIDEO_HISTORY_WORDS: HistoryWords = {
  ...VIDEO_WORDS,
  languages: { label: 'Languages', text: (languages: Language[]) => languages.map(languageName).join(', ') },
  tagIds: { label: 'Tags', text: (ids: string[]) => (ids.length > 0 ? <ValueNames ids={ids} /> : '') },
  segments: { label: 'Segments', text: (segments: string[]) => segments.map(segmentText).join(', ') },
  posterId: { label: 'Thumbnail', text: (id: string | null) => (id ? `photo …${id.slice(-6)}` : '') },
  cutFile: { label: 'Cut', text: asIs },
  status: { label: 'Status', text: (status: VideoStatus) => stateLabel(VIDEO_STATE_TEXTS, status) },
  statusReason: { label: 'Reason', text: asIs },
  sellerId: { label: 'Seller', text: (id: string) => `…${id.slice(-6)}` },
  url: { label: 'Link', text: asIs },
};
