import { useCurrentUser } from '@/components/entities/current-user';
import { videoColumns } from '@/components/entities/video-columns';
import { RecordList } from '@/components/records/record-list';
import { videosApi } from '@/lib/contracts/videos/videos';
import { canOpenScreen, findScreenById } from '@/lib/domain/access/access';
import { nameOfVideo } from '@/lib/domain/videos/video-text';

export const SELLER_VIDEO_COLUMNS = videoColumns(
  ['name', 'status', 'length', 'seen', 'createdAt', 'statusChangedAt', 'link'],
  ['editor'],
);

/** Users who manage videos see them in their own list. */
const LISTS = ['video-live', 'admin-video'] as const;

/** Videos of one seller. */
export function SellerVideos({ sellerId }: { sellerId: string }) {
  const { fo } = useCurrentUser();
  const list = LISTS.find((screen) => canOpenScreen(screen, fo));
  const path = list && findScreenById(list)?.path;
  return (
    <RecordList
      endpoint={videosApi.list}
      about={{ sellerId: [sellerId] }}
      label="Videos of the seller"
      noun={{ one: 'video', many: 'videos' }}
      columns={SELLER_VIDEO_COLUMNS}
      nameOf={nameOfVideo}
      hrefOf={path === undefined ? undefined : ({ id }) => `${path}?open=${id}`}
      noneYet={{ title: 'No videos of this seller yet' }}
    />
  );
}
