import { useRouter } from 'next/router';
import { useCurrentUser } from '@/components/entities/current-user';
import { recordAddress } from '@/components/entities/record-address';
import { PageHeader } from '@/components/records/page-header';
import { RecordList } from '@/components/records/record-list';
import { VIDEO_PURPOSES } from '@/components/records/purposes/video-purposes';
import { fetchesEarly } from '@/lib/client/queries/list';
import { videosApi } from '@/lib/contracts/videos/videos';
import { TO_TAG } from '@/lib/domain/videos/video-status';
import { nameOfVideo } from '@/lib/domain/videos/video-text';
import { videoColumns } from '@/components/entities/video-columns';
import { TAG_FILTERS } from './video-filters';
import { VIDEOS } from './video-words';

export const TAG_VIDEO_COLUMNS = videoColumns(
  ['name', 'status', 'seller', 'missing', 'statusChangedAt', 'editor'],
  ['length', 'reason'],
);
/** Editors start with the videos they cut themselves. */
const OWN = 'cutByMe=true';

/** Cut videos waiting for details, the user's own cuts first. */
export function TagListScreen() {
  const router = useRouter();
  const { fo } = useCurrentUser();
  const first = fo.includes('editor_video') ? OWN : undefined;
  return (
    <>
      <PageHeader screen="video-tag" description={VIDEO_PURPOSES['video-tag']} />
      <RecordList
        endpoint={videosApi.list}
        label="Videos to tag"
        noun={VIDEOS}
        about={{ status: [...TO_TAG] }}
        firstSearch={first}
        columns={TAG_VIDEO_COLUMNS}
        filters={TAG_FILTERS}
        nameOf={nameOfVideo}
        hrefOf={({ id }) => recordAddress('video-tag-uploaded', id)}
        onOpen={({ id }) => void router.push(recordAddress('video-tag-uploaded', id))}
        noneYet={{ title: 'No video waits for tags', hint: 'They come here once they are cut.', scope: first }}
      />
    </>
  );
}

TagListScreen.fetchesEarly = fetchesEarly(videosApi.list);
