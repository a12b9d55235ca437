import { styled } from '@mui/material/styles';

export const CONTENT_ID = 'content';

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: theme.spacing(1),
  left: theme.spacing(1),
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1, 2),
  borderRadius: 8,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  fontWeight: 600,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

/** First Tab stop: skips the menu. */
export function SkipLink() {
  return <Anchor href={`#${CONTENT_ID}`}>Skip to content</Anchor>;
}
