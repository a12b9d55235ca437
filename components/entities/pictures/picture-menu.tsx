import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

const LABELS = {
  'turn-left': 'Turn left',
  'turn-right': 'Turn right',
  crop: 'Crop…',
  replace: 'Replace by a new one…',
  move: 'Move to another catalog…',
};

/** Actions on one photo, apart from moving it. */
export type PictureAct = keyof typeof LABELS;

/** Actions that only produce another version of the photo. */
export const PHOTO_ACTS = ['turn-left', 'turn-right', 'crop'] as const satisfies PictureAct[];
export type PhotoAct = (typeof PHOTO_ACTS)[number];

export const PICTURE_ACTS = [...PHOTO_ACTS, 'replace', 'move'] as const satisfies PictureAct[];

interface PictureMenuProps<Act extends PictureAct> {
  /** "photo 2" */
  name: string;
  acts: readonly Act[];
  isDisabled: boolean;
  onAct: (act: Act) => void;
}

/** Button that opens further actions on a photo. */
export function PictureMenu<Act extends PictureAct>({ name, acts, isDisabled, onAct }: PictureMenuProps<Act>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={`More for ${name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={isDisabled}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {acts.map((act) => (
          <MenuItem
            key={act}
            onClick={() => {
              setAnchor(null);
              onAct(act);
            }}
          >
            {LABELS[act]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
