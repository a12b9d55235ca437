import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { catalogName } from '@/components/entities/catalog-name';
import { CatalogStatusTag } from '@/components/entities/catalog-status';
import { PhotoThumb } from '@/components/entities/photo-thumb';
import type { CatalogTwin } from '@/lib/contracts/catalogs/catalog-twins';
import { doubtfulPairs, useCatalogTwins, useJudgeTwin } from '@/lib/client/queries/catalog-twins';

interface TwinProps {
  twin: CatalogTwin;
  onShow: (id: string) => void;
}

/** A possible duplicate, with the photos side by side and the user's decision. */
function Twin({ twin, onShow }: TwinProps) {
  const [isRefused, setIsRefused] = useState(false);
  const { mutate, isPending } = useJudgeTwin();
  const { catalog, seller, pairs } = twin;
  const [first] = pairs;
  const name = catalogName({ ...catalog, seller });
  const judge = (isDuplicate: boolean) =>
    mutate({ twin, isDuplicate }, { onSuccess: () => setIsRefused(!isDuplicate) });
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {first && (
        <Box sx={{ display: 'flex', gap: 0.5 }}>
          <PhotoThumb photo={first.photo} alt="Of this catalog" size={56} />
          <PhotoThumb photo={first.like} alt={`Of ${name}`} size={56} />
        </Box>
      )}
      <Box sx={{ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Button size="small" onClick={() => onShow(catalog.id)} sx={{ px: 0, textAlign: 'left' }}>
          {name}
        </Button>
        <Typography variant="body2" color="textSecondary">
          {seller.businessName} <CatalogStatusTag status={catalog.status} />
          {doubtfulPairs(twin).length === 0 && ' The same photo.'}
        </Typography>
        {isRefused && (
          <Typography role="status" variant="body2">
            Marked as not a duplicate.
          </Typography>
        )}
      </Box>
      {doubtfulPairs(twin).length > 0 && (
        <Button size="small" color="inherit" variant="outlined" loading={isPending} onClick={() => judge(isRefused)}>
          {isRefused ? 'Duplicate' : 'Not a duplicate'}
        </Button>
      )}
    </Box>
  );
}

/** Possible duplicates of a catalog; renders nothing when there are none. */
export function CatalogTwins({ id, onShow }: { id: string; onShow: (id: string) => void }) {
  const { data = [] } = useCatalogTwins(id);
  if (data.length === 0) return null;
  return (
    <Alert severity="info" icon={false} sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <Typography sx={{ fontWeight: 550, mb: 1 }}>This may be a duplicate of</Typography>
      <Box
        component="ul"
        aria-label="Possible duplicates"
        sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}
      >
        {data.map((twin) => (
          <Twin key={twin.catalog.id} twin={twin} onShow={onShow} />
        ))}
      </Box>
    </Alert>
  );
}
