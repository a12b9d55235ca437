import { useRouter } from 'next/router';
import { recordAddress } from '@/components/entities/record-address';
import { PageHeader } from '@/components/records/page-header';
import { RecordList } from '@/components/records/record-list';
import { SCREEN_PURPOSES } from '@/components/records/screen-purposes';
import { fetchesEarly } from '@/lib/client/queries/list';
import { videosApi } from '@/lib/contracts/videos/videos';
import { TO_TAG } from '@/lib/domain/videos/video-status';
import { videoColumns } from './video-columns';
import { searchFor, TAG_FILTERS } from './video-filters';
import { nameOfVideo, VIDEOS } from './video-words';

const COLUMNS = videoColumns('name', 'status', 'seller', 'missing', 'statusChangedAt', 'length', 'editor', 'reason');
const WAITING = searchFor(...TO_TAG);

/** Videos that are cut and wait for their words, those that whoever asks cut first. */
export function TagListScreen() {
  const router = useRouter();
  return (
    <>
      <PageHeader screen="video-tag" description={SCREEN_PURPOSES['video-tag']} />
      <RecordList
        endpoint={videosApi.list}
        label="Videos to tag"
        noun={VIDEOS}
        firstSearch={`${WAITING}&cutByMe=true`}
        columns={COLUMNS}
        filters={TAG_FILTERS}
        nameOf={nameOfVideo}
        hrefOf={({ id }) => recordAddress('video-tag-uploaded', id)}
        onOpen={({ id }) => void router.push(recordAddress('video-tag-uploaded', id))}
        noneYet={{ title: 'No video waits for tags', hint: 'They come here once they are cut.', scope: WAITING }}
      />
    </>
  );
}

TagListScreen.fetchesEarly = fetchesEarly(videosApi.list);
