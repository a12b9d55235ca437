import type { UploadSource } from '@/lib/domain/uploads/upload-status';
import { videoColumns } from '@/components/entities/video-columns';
import { OWN_FILTERS } from './video-filters';
import { VideoList } from './video-list';

export const OWN_VIDEO_COLUMNS = videoColumns(
  ['name', 'status', 'seller', 'createdAt', 'link', 'reason'],
  ['length', 'editor', 'note'],
);

interface OwnVideosProps {
  title: string;
  /** Restricts the list to these sources. */
  sources: UploadSource[];
}

/** Videos the user added, with their status. */
export const OwnVideos = ({ title, sources }: OwnVideosProps) => (
  <VideoList
    label={title}
    about={{ mine: true, source: sources }}
    columns={OWN_VIDEO_COLUMNS}
    filters={OWN_FILTERS}
    noneYet={{ title: 'No videos yet' }}
  />
);
