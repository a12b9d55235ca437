import { PhotoThumb } from '@/components/entities/photo-thumb';
import { uploadSourceLabel } from '@/components/entities/upload-source';
import { UploadStatusTag } from '@/components/entities/upload-status';
import type { RecordColumns } from '@/components/records/record-list';
import { Age } from '@/components/ui/age';
import { Tag } from '@/components/ui/tag';
import { TimeOfDay } from '@/components/ui/time-of-day';
import type { Upload, uploadsApi } from '@/lib/contracts/uploads/uploads';
import { priorityLevel } from '@/lib/domain/uploads/upload-status';
import { captionInOneLine } from '@/lib/domain/text/whatsapp-marks';
import { TaggedBar } from './tagged-bar';
import { priorityLabel } from './upload-words';

const holderOf = ({ editor, leaseUntil }: Upload) =>
  editor && (
    <>
      {editor.name}
      {leaseUntil && (
        <>
          {' '}
          until <TimeOfDay at={leaseUntil} />
        </>
      )}
    </>
  );

const priorityOf = ({ priority }: Upload) => {
  const level = priorityLevel(priority);
  return level === 'urgent' ? <Tag tone="warning">{priorityLabel(level)}</Tag> : priorityLabel(level);
};

const attentionOf = ({ isEscalated, skips, lastSkipReason }: Upload) =>
  lastSkipReason && (
    <>
      {isEscalated && <Tag tone="error">Skipped {skips}×</Tag>} {lastSkipReason}
    </>
  );

export const UPLOAD_COLUMNS: RecordColumns<typeof uploadsApi.list> = [
  {
    id: 'seller',
    header: 'Seller',
    cell: ({ seller, first }) => (
      <>
        <PhotoThumb photo={first?.photo ?? null} size={28} /> {seller.businessName}
      </>
    ),
    width: 190,
    isHideable: false,
    priority: 1,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <UploadStatusTag status={status} />,
    width: 112,
    priority: 2,
  },
  {
    id: 'createdAt',
    header: 'Age',
    cell: ({ createdAt }) => <Age at={createdAt} />,
    width: 95,
    isSortable: true,
    priority: 3,
  },
  {
    id: 'caption',
    header: 'Caption',
    cell: ({ first }) => first && captionInOneLine(first.caption),
    width: 150,
    priority: 4,
  },
  { id: 'tagged', header: 'Tagged', cell: (upload) => <TaggedBar {...upload} />, width: 150, priority: 5 },
  { id: 'editor', header: 'Editor', cell: holderOf, width: 165, priority: 6 },
  { id: 'attention', header: 'Last skipped because', cell: attentionOf, width: 165, priority: 7 },
  { id: 'priority', header: 'Priority', cell: priorityOf, width: 85, priority: 8, isExtra: true },
  { id: 'source', header: 'Source', cell: ({ source }) => uploadSourceLabel(source), width: 110, isExtra: true },
  { id: 'uploadedBy', header: 'Uploaded by', cell: ({ uploadedBy }) => uploadedBy.name, width: 150, isExtra: true },
  { id: 'note', header: 'Note', cell: ({ note }) => note, width: 200, isExtra: true },
];
