import dynamic from 'next/dynamic';
import { type ReactElement, type ReactNode, cloneElement, useState } from 'react';

const Popover = dynamic(() => import('@mui/material/Popover'), { ssr: false });

interface ButtonProps {
  onClick?: (event: { currentTarget: HTMLElement }) => void;
  'aria-haspopup'?: 'dialog';
  'aria-expanded'?: boolean;
}

interface PopoverButtonProps {
  /** Button that opens the panel. */
  button: ReactElement<ButtonProps>;
  /** Accessible name of the panel. */
  label: string;
  /** Edge of the button the panel aligns with. */
  side?: 'left' | 'right';
  children: (close: () => void) => ReactNode;
  onClose?: () => void;
}

/** A small panel beside the button that opens it. Its code loads on the first click. */
export function PopoverButton({ button, label, side = 'left', children, onClose }: PopoverButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const handleClose = () => {
    setAnchor(null);
    onClose?.();
  };
  return (
    <>
      {cloneElement(button, {
        'aria-haspopup': 'dialog',
        'aria-expanded': anchor !== null,
        onClick: ({ currentTarget }) => setAnchor(currentTarget),
      })}
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          onClose={handleClose}
          anchorOrigin={{ vertical: 'bottom', horizontal: side }}
          transformOrigin={{ vertical: 'top', horizontal: side }}
          slotProps={{
            paper: {
              role: 'dialog',
              'aria-label': label,
              sx: { mt: 0.5, p: 1.5, minWidth: 260, maxWidth: 'min(360px, calc(100vw - 32px))' },
            },
          }}
        >
          {children(handleClose)}
        </Popover>
      )}
    </>
  );
}
