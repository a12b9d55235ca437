import { OwnQueue } from '@/components/entities/lease/own-queue';
import { QueueStart, type QueueTaking } from '@/components/records/queue-start';
import { useMyVideos } from '@/lib/client/queries/videos';
import { nameOfVideo } from '@/lib/domain/videos/video-text';
import { VIDEOS } from './video-words';

/** The cutter's queue, with a button to start. */
export const FetchStart = (taking: QueueTaking) => (
  <QueueStart
    {...taking}
    screen="video-fetch"
    noun={VIDEOS}
    done="Every video is cut. New ones appear here by themselves."
    mine={useMyVideos()}
  >
    {(videos) => (
      <OwnQueue
        work={videos.map((video) => ({
          ...video,
          name: nameOfVideo(video),
          isHeld: video.status === 'fetched',
          about: video.seller.businessName,
        }))}
        isTaking={taking.isTaking}
        onTake={taking.onTake}
      />
    )}
  </QueueStart>
);
