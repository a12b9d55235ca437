import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { SegmentedControl } from '@/components/ui/segmented-control';
import type { Photo } from '@/lib/contracts/photo-record';
import { type CropBox, cropPixels, isNoEdit, WHOLE } from '@/lib/domain/photos/photo-edit';
import { fitted, partsRatio } from './crop-box';
import { CropFrame } from './crop-frame';
import { numberText } from '@/lib/domain/text/count-text';

const SHAPES = [
  { value: 'free', label: 'Free' },
  { value: 'upright', label: '3 : 4' },
] as const;
type Shape = (typeof SHAPES)[number]['value'];

const UPRIGHT = { width: 3, height: 4 };

interface CropDialogProps {
  photo: Photo;
  /** "photo 2" */
  name: string;
  isBusy: boolean;
  /** True when the photo was replaced meanwhile. */
  isReplaced: boolean;
  onCrop: (crop: CropBox) => void;
  onClose: () => void;
}

/** Selects the part of a photo to keep. */
export function CropDialog({ photo, name, isBusy, isReplaced, onCrop, onClose }: CropDialogProps) {
  const id = useId();
  const [box, setBox] = useState<CropBox>(WHOLE);
  const [shape, setShape] = useState<Shape>('free');
  const ratio = shape === 'free' ? null : partsRatio(UPRIGHT, photo);
  const { width, height } = cropPixels(box, photo);
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>Crop {name}</DialogTitle>
      <DialogContent>
        <SegmentedControl
          legend="Shape"
          hint="The frame and its handles go with the arrow keys too, faster with Shift."
          value={shape}
          options={SHAPES}
          onChange={(next) => {
            setShape(next);
            setBox(fitted(next === 'free' ? box : WHOLE, next === 'free' ? null : partsRatio(UPRIGHT, photo)));
          }}
        />
        <CropFrame photo={photo} box={box} ratio={ratio} onChange={setBox} />
        {isReplaced && (
          <Alert severity="warning" variant="outlined" sx={{ mb: 1 }}>
            This photo was replaced or removed meanwhile. Close this to see it as it is now.
          </Alert>
        )}
        <Typography variant="body2" color="textSecondary" role="status">
          {numberText(width)} × {numberText(height)} of {numberText(photo.width)} × {numberText(photo.height)} pixels
          are kept.
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="contained"
          loading={isBusy}
          disabled={isReplaced || isNoEdit({ turn: 0, crop: box })}
          onClick={() => onCrop(box)}
        >
          Crop
        </Button>
      </DialogActions>
    </Dialog>
  );
}
