import Alert from '@mui/material/Alert';
import { StateTag } from '@/components/entities/state-tag';
import { uploadSourceLabel } from '@/components/entities/upload-source';
import { Day } from '@/components/ui/day';
import { Facts } from '@/components/ui/facts';
import { Instant } from '@/components/ui/instant';
import { SectionCard } from '@/components/ui/section-card';
import type { Video } from '@/lib/contracts/videos/video-record';
import { lengthText } from '@/lib/domain/videos/video-facts';
import { VIDEO_STATE_TEXTS } from '@/lib/domain/videos/video-status';
import { languageName } from '@/lib/domain/videos/video-text';

/** Whether the raw film is kept, and for how long. */
function Original({ video: { raw, rawUntil } }: { video: Video }) {
  if (!raw) return '–';
  return rawUntil ? (
    <>
      Removed on <Day at={rawUntil} />
    </>
  ) : (
    'Kept'
  );
}

/** Known facts of a video. */
export function VideoAbout({ video }: { video: Video }) {
  return (
    <SectionCard title="About" action={<StateTag states={VIDEO_STATE_TEXTS} state={video.status} />}>
      {video.statusReason && (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          {video.statusReason}
        </Alert>
      )}
      <Facts
        facts={[
          ['Seller', video.seller.businessName],
          ['Buyers see it', video.hiddenBecause.join(' ') || 'Yes'],
          ['Received', <Instant key="at" at={video.createdAt} />],
          ['Source', `${uploadSourceLabel(video.source)}, ${video.submittedBy.name}`],
          ['Editor', video.editor?.name ?? '–'],
          ['Tagged by', video.taggedBy?.name ?? '–'],
          ['Reviewed by', video.reviewedBy?.name ?? '–'],
          ['Original', <Original key="original" video={video} />],
          ['Languages', video.languages.map(languageName).join(', ') || '–'],
          ['Rate', video.rateText || '–'],
          ['Fabric', video.fabricText || '–'],
          ['Description', video.description || '–'],
          ['Caption', video.caption || '–'],
          ['Note', video.note || '–'],
          [
            'Catalogs',
            video.segments
              .map(({ catalogTitle, startMs, endMs }) => `${catalogTitle} ${lengthText(startMs)}–${lengthText(endMs)}`)
              .join(', ') || '–',
          ],
        ]}
      />
    </SectionCard>
  );
}
