import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { PhotoThumb } from '@/components/entities/photo-thumb';
import type { CatalogImage, Tag } from '@/lib/contracts/catalogs/catalog-record';
import { onlyFor, placesText } from './part-tag-words';

interface TagImagesDialogProps {
  tags: Tag[];
  pictures: readonly CatalogImage[];
  /** The photo shown is preselected. */
  shownId?: string;
  names: Map<string, string>;
  onChange: (tags: Tag[]) => void;
  onClose: () => void;
}

/** Selects photos and the tags that apply only to them. Saved with the rest of the catalog. */
export function TagImagesDialog({ tags, pictures, shownId, names, onChange, onClose }: TagImagesDialogProps) {
  const id = useId();
  const [chosen, setChosen] = useState<readonly string[]>(shownId === undefined ? [] : [shownId]);
  const toggle = (one: string) =>
    setChosen(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  const isPart = chosen.length > 0 && chosen.length < pictures.length;
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>Tags of some photos</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          Choose photos, then the tags that are only for these.
        </Typography>
        <Box role="group" aria-label="Photos" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
          {pictures.map((picture, index) => (
            <ButtonBase
              key={picture.id}
              aria-label={`Photo ${index + 1}`}
              aria-pressed={chosen.includes(picture.id)}
              onClick={() => toggle(picture.id)}
              sx={{
                p: 0.25,
                border: 2,
                borderColor: chosen.includes(picture.id) ? 'primary.main' : 'divider',
                borderRadius: 1.5,
                '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
              }}
            >
              <PhotoThumb photo={picture.photo} size={72} />
            </ButtonBase>
          ))}
        </Box>
        <Box component="ul" aria-label="Tags" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {tags.map(({ valueId, imageIds }) => (
            <Box
              component="li"
              key={valueId}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: 1,
                py: 0.75,
                '& + &': { borderTop: 1, borderColor: 'divider' },
              }}
            >
              <Box sx={{ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' }}>
                <strong>{names.get(valueId)}</strong>{' '}
                <Typography component="span" variant="body2" color="textSecondary">
                  {imageIds ? `${placesText(imageIds, pictures)} only` : 'the whole catalog'}
                </Typography>
              </Box>
              <Button
                size="small"
                variant="outlined"
                disabled={!isPart}
                aria-label={`${names.get(valueId)} only for these`}
                onClick={() => onChange(onlyFor(tags, valueId, chosen))}
              >
                Only for these
              </Button>
              {imageIds && (
                <Button
                  size="small"
                  color="inherit"
                  aria-label={`${names.get(valueId)} for the whole catalog`}
                  onClick={() => onChange(onlyFor(tags, valueId, []))}
                >
                  For the whole catalog
                </Button>
              )}
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
