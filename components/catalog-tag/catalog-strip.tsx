import CheckCircle from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { statusWords } from '@/lib/domain/catalogs/catalog-status';
import { FilmStrip } from './film-strip';
import { isWorkLeft } from './work-order';

interface CatalogStripProps {
  catalogs: readonly CatalogDetail[];
  currentId: string | null;
  onOpen: (id: string) => void;
}

/** Catalogs of a work item; finished ones have a check mark. */
export function CatalogStrip({ catalogs, currentId, onOpen }: CatalogStripProps) {
  const frames = catalogs.map(({ id, title, pictures, status }, place) => ({
    id,
    photo: (pictures.find(({ isCover }) => isCover) ?? pictures[0])?.photo ?? null,
    name: `Catalog ${place + 1} of ${catalogs.length}: ${title || 'no title yet'}, ${statusWords(status)}`,
    note: !isWorkLeft({ status }) && (
      <Box
        component={CheckCircle}
        sx={{
          position: 'absolute',
          right: 2,
          bottom: 2,
          color: 'success.main',
          bgcolor: 'background.paper',
          borderRadius: '50%',
        }}
      />
    ),
  }));
  return (
    <Box sx={{ mb: 2 }}>
      <FilmStrip label="Catalogs of this upload" frames={frames} currentId={currentId} size={56} onOpen={onOpen} />
    </Box>
  );
}
