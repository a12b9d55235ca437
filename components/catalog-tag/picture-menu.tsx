import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

const ACTS = [
  { act: 'turn-left', label: 'Turn left' },
  { act: 'turn-right', label: 'Turn right' },
  { act: 'crop', label: 'Crop…' },
  { act: 'replace', label: 'Replace by a new one…' },
  { act: 'move', label: 'Move to another catalog…' },
] as const;

/** What can be done with one picture beside putting it in its place. */
export type PictureAct = (typeof ACTS)[number]['act'];

interface PictureMenuProps {
  /** "image 2" */
  name: string;
  isDisabled: boolean;
  onAct: (act: PictureAct) => void;
}

/** The button that opens what else can be done with a picture. */
export function PictureMenu({ name, isDisabled, onAct }: PictureMenuProps) {
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
        {ACTS.map(({ act, label }) => (
          <MenuItem
            key={act}
            onClick={() => {
              setAnchor(null);
              onAct(act);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
