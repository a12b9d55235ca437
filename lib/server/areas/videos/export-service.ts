import type { Video } from '@/lib/contracts/videos/video-record';
import { stateLabel } from '@/lib/domain/states';
import { lengthText } from '@/lib/domain/videos/video-facts';
import { VIDEO_STATE_TEXTS } from '@/lib/domain/videos/video-status';
import { languageName, linkStateText, nameOfVideo, providerName } from '@/lib/domain/videos/video-text';
import type { ExportColumn } from '../../platform/tables/exportable';
import { indianDay, yesNo } from '../../platform/tables/export-texts';

const lengthOf = ({ cut, raw }: Video): string => {
  const film = cut ?? raw;
  return film ? lengthText(film.durationMs) : '';
};

/** Export columns for a video. */
export const VIDEO_EXPORT_COLUMNS: readonly ExportColumn<Video>[] = [
  { header: 'Video', text: nameOfVideo },
  { header: 'Seller', text: ({ seller }) => seller.businessName },
  { header: 'Status', text: ({ status }) => stateLabel(VIDEO_STATE_TEXTS, status) },
  { header: 'Reason', text: ({ statusReason }) => statusReason ?? '' },
  { header: 'Received', text: ({ createdAt }) => indianDay(createdAt) },
  { header: 'Since', text: ({ statusChangedAt }) => indianDay(statusChangedAt) },
  { header: 'From', text: ({ provider }) => providerName(provider) },
  { header: 'Link', text: ({ url }) => url ?? '' },
  { header: 'Link is', text: ({ url, linkState }) => (url === null ? '' : linkStateText(linkState)) },
  { header: 'Length', text: lengthOf },
  { header: 'Languages', text: ({ languages }) => languages.map(languageName).join(', ') },
  { header: 'Rate', text: ({ rateText }) => rateText },
  { header: 'Catalogs', text: ({ segments }) => segments.map(({ catalogTitle }) => catalogTitle).join(', ') },
  { header: 'Buyers see it', text: ({ hiddenBecause }) => yesNo(hiddenBecause.length === 0) },
  { header: 'Added by', text: ({ submittedBy }) => submittedBy.name },
  { header: 'Editor', text: ({ editor }) => editor?.name ?? '' },
  { header: 'Tagged by', text: ({ taggedBy }) => taggedBy?.name ?? '' },
  { header: 'Reviewed by', text: ({ reviewedBy }) => reviewedBy?.name ?? '' },
  { header: 'Number', text: ({ id }) => id },
];
