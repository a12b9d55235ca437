import { uploadSourceLabel } from '@/components/entities/upload-source';
import { UploadStatusTag } from '@/components/entities/upload-status';
import { type RecordColumns, RecordList } from '@/components/records/record-list';
import { Day } from '@/components/ui/day';
import { uploadsApi } from '@/lib/contracts/uploads/uploads';

export const SELLER_UPLOAD_COLUMNS: RecordColumns<typeof uploadsApi.list> = [
  {
    id: 'source',
    header: 'Source',
    cell: ({ source }) => uploadSourceLabel(source),
    width: 150,
    isHideable: false,
    priority: 1,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <UploadStatusTag status={status} />,
    width: 120,
    priority: 2,
  },
  { id: 'tagged', header: 'Tagged', cell: ({ tagged, total }) => `${tagged} of ${total}`, width: 110, priority: 3 },
  { id: 'live', header: 'Live', cell: ({ live }) => live, width: 80, align: 'right' },
  { id: 'uploadedBy', header: 'Uploaded by', cell: ({ uploadedBy }) => uploadedBy.name, width: 160, priority: 4 },
  { id: 'editor', header: 'Editor', cell: ({ editor }) => editor?.name, width: 160, priority: 5 },
  {
    id: 'createdAt',
    header: 'Received',
    cell: ({ createdAt }) => <Day at={createdAt} />,
    width: 125,
    isSortable: true,
  },
];

/** Uploads of one seller, as work items. */
export const SellerUploads = ({ sellerId }: { sellerId: string }) => (
  <RecordList
    endpoint={uploadsApi.list}
    about={{ sellerId: [sellerId] }}
    label="Uploads"
    noun={{ one: 'upload', many: 'uploads' }}
    columns={SELLER_UPLOAD_COLUMNS}
    nameOf={({ source, createdAt }) => `${uploadSourceLabel(source)}, ${createdAt.slice(0, 10)}`}
    noneYet={{ title: 'Nothing came in from this seller yet' }}
  />
);
