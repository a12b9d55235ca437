import { OwnQueue } from '@/components/entities/lease/own-queue';
import { QueueStart, type QueueTaking } from '@/components/records/queue-start';
import { useMyUploads } from '@/lib/client/queries/uploads';

const UPLOADS = { one: 'upload', many: 'uploads' } as const;

/** The editor's queue, with a button to start. */
export const TagStart = (taking: QueueTaking) => (
  <QueueStart
    {...taking}
    screen="catalog-tag"
    noun={UPLOADS}
    done="Everything is tagged. New uploads appear here by themselves."
    mine={useMyUploads()}
  >
    {(uploads) => (
      <OwnQueue
        work={uploads.map((upload) => ({
          ...upload,
          name: upload.seller.businessName,
          isHeld: upload.status === 'in_progress',
          progress: `${upload.tagged} of ${upload.total} tagged`,
        }))}
        isTaking={taking.isTaking}
        onTake={taking.onTake}
      />
    )}
  </QueueStart>
);
