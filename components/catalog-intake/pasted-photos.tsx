import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PhotoImage } from '@/components/entities/photo-image';
import { FileDrop } from '@/components/ui/file-drop';
import type { Photo } from '@/lib/contracts/photo-record';
import type { SentPhoto, usePastedPhotos } from './use-pasted-photos';

/** A photo of the post, with its warnings. */
export interface PostPhoto {
  photo: Photo;
  warnings: string[];
}

interface PastedPhotosProps {
  photos: readonly PostPhoto[];
  pasted: ReturnType<typeof usePastedPhotos>;
  onChange: (photos: PostPhoto[]) => void;
}

/** Photos of a post; the first is the cover. They are pasted, dropped or selected. */
export function PastedPhotos({ photos, pasted, onChange }: PastedPhotosProps) {
  const { sent, add, retry, dismiss } = pasted;
  const without = (id: string) => photos.filter(({ photo }) => photo.id !== id);
  return (
    <Box>
      <FileDrop
        text="Paste photos anywhere on this page, or drop them here."
        buttonLabel="Choose photos"
        hint="JPEG, PNG or WebP."
        label="Photos of the post"
        accept="image/*"
        isMultiple
        onFiles={add}
      />
      {sent.length > 0 && (
        <Box component="ul" aria-label="Photos on their way" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          {sent.map((one) => (
            <SentRow key={one.key} sent={one} onRetry={() => retry(one)} onDismiss={() => dismiss(one.key)} />
          ))}
        </Box>
      )}
      {photos.length > 0 && (
        <Box
          component="ol"
          aria-label="Photos of the post"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, mt: 2, p: 0, listStyle: 'none' }}
        >
          {photos.map((one, index) => (
            <Box component="li" key={one.photo.id} sx={{ width: 120 }}>
              <PhotoImage
                photo={one.photo}
                size="thumb"
                alt={`Photo ${index + 1} of ${photos.length}${index === 0 ? ', cover' : ''}`}
                style={{ width: 120, height: 150, objectFit: 'cover' }}
              />
              {one.warnings.length > 0 && (
                <Typography variant="caption" color="warning" component="p">
                  {one.warnings.join(' ')}
                </Typography>
              )}
              {index > 0 && (
                <Button
                  size="small"
                  color="inherit"
                  aria-label={`Make photo ${index + 1} the cover`}
                  onClick={() => onChange([one, ...without(one.photo.id)])}
                >
                  Cover
                </Button>
              )}
              <Button
                size="small"
                color="inherit"
                aria-label={`Remove photo ${index + 1}`}
                onClick={() => onChange(without(one.photo.id))}
              >
                Remove
              </Button>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

const SentRow = ({ sent, onRetry, onDismiss }: { sent: SentPhoto; onRetry: () => void; onDismiss: () => void }) => (
  <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.5 }}>
    <Typography variant="body2" role="status" color={sent.problem === null ? 'textSecondary' : 'error'}>
      {sent.name}: {sent.problem ?? 'on its way…'}
    </Typography>
    {sent.problem !== null && (
      <>
        <Button size="small" aria-label={`Try ${sent.name} again`} onClick={onRetry}>
          Try again
        </Button>
        <Button size="small" color="inherit" aria-label={`Dismiss ${sent.name}`} onClick={onDismiss}>
          Dismiss
        </Button>
      </>
    )}
  </Box>
);
