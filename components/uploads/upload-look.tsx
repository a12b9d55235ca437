import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from 'next/link';
import Typography from '@mui/material/Typography';
import { catalogName } from '@/components/entities/catalog-name';
import { CatalogStatusTag } from '@/components/entities/catalog-status';
import { PhotoImage } from '@/components/entities/photo-image';
import { recordAddress } from '@/components/entities/record-address';
import { uploadSourceLabel } from '@/components/entities/upload-source';
import { UploadStatusTag } from '@/components/entities/upload-status';
import { QueryFailure } from '@/components/records/query-failure';
import { Age } from '@/components/ui/age';
import { SideDrawer } from '@/components/ui/side-drawer';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useUploadCatalogs } from '@/lib/client/queries/catalogs';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import type { UploadListed } from '@/lib/contracts/uploads/uploads';
import { countText } from '@/lib/domain/text/count-text';

interface UploadLookProps {
  id: string;
  /** The row it was opened from; undefined when the address names an upload outside the list. */
  upload: UploadListed | undefined;
  onClose: () => void;
}

/** Contents of an upload, beside the board: its assignee, and each catalog with photos and caption. */
export function UploadLook({ id, upload, onClose }: UploadLookProps) {
  const { data, error, refetch } = useUploadCatalogs(id);
  const seller = upload?.seller.businessName ?? data?.[0]?.seller.businessName;
  return (
    <SideDrawer title={seller ?? 'Upload'} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {upload && <UploadFacts upload={upload} />}
        {error && !data && <QueryFailure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonLines count={3} height={140} />}
        {data?.map((catalog) => (
          <UploadedCatalog key={catalog.id} catalog={catalog} />
        ))}
      </Box>
    </SideDrawer>
  );
}

function UploadFacts({ upload }: { upload: UploadListed }) {
  const { status, createdAt, source, uploadedBy, editor, note, lastSkipReason, skips } = upload;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <UploadStatusTag status={status} />
        <Typography component="span" color="textSecondary">
          {editor ? `${editor.name} has it` : 'Unassigned'} · <Age at={createdAt} /> old · {uploadSourceLabel(source)},
          uploaded by {uploadedBy.name}
        </Typography>
      </Box>
      {note && <Alert severity="info">{note}</Alert>}
      {lastSkipReason && (
        <Alert severity="warning">
          Skipped {skips === 1 ? 'once' : `${skips} times`}: {lastSkipReason}
        </Alert>
      )}
    </>
  );
}

function UploadedCatalog({ catalog }: { catalog: CatalogDetail }) {
  const { id, pictures, caption, status } = catalog;
  const name = catalogName(catalog);
  return (
    <Box
      component="article"
      aria-label={name}
      sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <CatalogStatusTag status={status} />
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
          {countText({ value: pictures.length, isExact: true }, { one: 'photo', many: 'photos' })}
        </Typography>
        <Button component={Link} href={recordAddress('catalog-edit', id)} size="small">
          Edit
        </Button>
      </Box>
      <Box sx={{ display: 'flex', gap: 0.75, overflowX: 'auto', pb: 0.5, mb: 1 }}>
        {pictures.map(({ photo }, index) => (
          <PhotoImage
            key={photo.id}
            photo={photo}
            size="thumb"
            alt={`Photo ${index + 1} of ${name}`}
            style={{ height: 120, width: 90, objectFit: 'cover', flexShrink: 0 }}
          />
        ))}
      </Box>
      <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {caption || 'No caption'}
      </Typography>
    </Box>
  );
}
