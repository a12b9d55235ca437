import { PhotoThumb } from './photo-thumb';
import { StateTag } from './state-tag';
import { ProductTypeName } from './taxonomy-names';
import { uploadSourceLabel } from './upload-source';
import { Age } from '@/components/ui/age';
import type { DataColumn } from '@/components/ui/data-table/data-column';
import { TimeOfDay } from '@/components/ui/time-of-day';
import type { Video } from '@/lib/contracts/videos/video-record';
import { lengthText } from '@/lib/domain/videos/video-facts';
import { linkStateText, nameOfVideo, providerName } from '@/lib/domain/videos/video-text';
import { VIDEO_STATE_TEXTS } from '@/lib/domain/videos/video-status';

type Column = DataColumn<Video, 'createdAt' | 'statusChangedAt'>;

const lengthOf = ({ cut, raw }: Video) => {
  const film = cut ?? raw;
  return film && lengthText(film.durationMs);
};

const editorOf = ({ editor, leaseUntil }: Video) =>
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

const COLUMNS = {
  name: {
    id: 'name',
    header: 'Video',
    cell: (video) => (
      <>
        <PhotoThumb photo={video.poster} size={28} /> {nameOfVideo(video)}
      </>
    ),
    width: 260,
    isHideable: false,
    priority: 1,
  },
  status: {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <StateTag states={VIDEO_STATE_TEXTS} state={status} />,
    width: 115,
    priority: 2,
  },
  seller: { id: 'seller', header: 'Seller', cell: ({ seller }) => seller.businessName, width: 180, priority: 3 },
  createdAt: {
    id: 'createdAt',
    header: 'Received',
    cell: ({ createdAt }) => <Age at={createdAt} />,
    width: 115,
    isSortable: true,
    priority: 4,
  },
  statusChangedAt: {
    id: 'statusChangedAt',
    header: 'Since',
    cell: ({ statusChangedAt }) => <Age at={statusChangedAt} />,
    width: 115,
    isSortable: true,
    priority: 4,
  },
  length: { id: 'length', header: 'Length', cell: lengthOf, width: 80, align: 'right', priority: 5 },
  editor: { id: 'editor', header: 'Editor', cell: editorOf, width: 190, priority: 5 },
  link: {
    id: 'link',
    header: 'Link',
    cell: ({ url, linkState }) => url && linkStateText(linkState),
    width: 140,
    priority: 6,
  },
  provider: { id: 'provider', header: 'From', cell: ({ provider }) => providerName(provider), width: 100, priority: 6 },
  source: { id: 'source', header: 'Source', cell: ({ source }) => uploadSourceLabel(source), width: 110, priority: 8 },
  productType: {
    id: 'productType',
    header: 'Product type',
    cell: ({ productTypeId }) => productTypeId && <ProductTypeName id={productTypeId} />,
    width: 125,
    priority: 6,
  },
  missing: {
    id: 'missing',
    header: 'Still missing',
    cell: ({ missing }) => missing.join(', '),
    width: 200,
    priority: 4,
  },
  seen: {
    id: 'seen',
    header: 'Buyers see it',
    cell: ({ hiddenBecause }) => hiddenBecause[0] ?? 'Yes',
    width: 190,
    priority: 5,
  },
  reason: { id: 'reason', header: 'Reason', cell: ({ statusReason }) => statusReason, width: 200, priority: 7 },
  submittedBy: { id: 'submittedBy', header: 'Added by', cell: ({ submittedBy }) => submittedBy.name, width: 150 },
  note: { id: 'note', header: 'Note', cell: ({ note }) => note, width: 200 },
} satisfies Record<string, Column>;

type Name = keyof typeof COLUMNS;

/** The named columns, in this order; the extra ones come last and are hidden until the user shows them. */
export const videoColumns = (names: readonly Name[], extra: readonly Name[]): Column[] => [
  ...names.map((name) => COLUMNS[name]),
  ...extra.map((name): Column => ({ ...COLUMNS[name], isExtra: true })),
];
