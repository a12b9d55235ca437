import type { SxProps, Theme } from '@mui/material/styles';

/** Styles for cmdk's elements, which come unstyled. */
export const paletteStyles: SxProps<Theme> = {
  '& .MuiDialog-container': { alignItems: 'flex-start', pt: { xs: 1, sm: '12vh' } },
  '& [cmdk-input]': {
    width: '100%',
    p: 2,
    border: 0,
    borderBottom: 1,
    borderColor: 'divider',
    outline: 0,
    bgcolor: 'transparent',
    color: 'text.primary',
    font: 'inherit',
    fontSize: '1rem',
    '&::placeholder': { color: 'text.secondary', opacity: 1 },
  },
  '& [cmdk-list]': { maxHeight: 'min(400px, 60dvh)', overflowY: 'auto', p: 1, scrollPaddingBlock: 8 },
  '& [cmdk-group-heading]': { px: 1.5, pt: 1, pb: 0.5, typography: 'caption', color: 'text.secondary' },
  '& [cmdk-item]': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    px: 1.5,
    py: 1,
    borderRadius: 1,
    color: 'text.secondary',
    cursor: 'pointer',
    '&[data-selected="true"]': {
      color: 'primary.main',
      bgcolor: (theme: Theme) => theme.alpha(theme.vars.palette.primary.main, 0.1),
    },
  },
  '& [cmdk-empty]': { py: 4, textAlign: 'center', color: 'text.secondary' },
};
