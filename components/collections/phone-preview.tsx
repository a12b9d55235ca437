import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { PhotoImage } from '@/components/entities/photo-image';
import type { CollectionSnapshot } from '@/lib/contracts/collections/collection-record';
import { setText } from '@/lib/domain/collections/whatsapp-text';
import { rupeesText } from '@/lib/domain/text/money';

type Shown = Pick<CollectionSnapshot, 'nameEn' | 'nameHi' | 'descriptionEn' | 'descriptionHi' | 'cover' | 'items'>;

/** A collection at phone width. */
export const PhonePreview = ({ snapshot }: { snapshot: Shown }) => (
  <Paper
    variant="outlined"
    component="article"
    aria-label="As on a phone"
    sx={{ width: 1, maxWidth: 390, p: 2, maxHeight: '75vh', overflowY: 'auto' }}
    tabIndex={0}
  >
    {snapshot.cover && (
      <PhotoImage photo={snapshot.cover} size="screen" alt="" style={{ width: '100%', height: 'auto' }} />
    )}
    <Typography variant="h2" sx={{ mt: 1 }}>
      {snapshot.nameEn}
    </Typography>
    <Typography lang="hi" sx={{ fontWeight: 550 }}>
      {snapshot.nameHi}
    </Typography>
    <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
      {snapshot.descriptionEn}
    </Typography>
    <Typography lang="hi" variant="body2" sx={{ whiteSpace: 'pre-line' }}>
      {snapshot.descriptionHi}
    </Typography>
    <Box
      component="ol"
      sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}
    >
      {snapshot.items.map(({ catalogId, photo, title, rate, ...item }) => (
        <Box component="li" key={catalogId} sx={{ minWidth: 0 }}>
          {photo && (
            <PhotoImage
              photo={photo}
              size="screen"
              alt={title}
              style={{ width: '100%', aspectRatio: '3 / 4', objectFit: 'cover' }}
            />
          )}
          <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{title}</Typography>
          <Typography variant="body2">
            {[rate !== null && rupeesText(rate), setText(item)].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
      ))}
    </Box>
  </Paper>
);
