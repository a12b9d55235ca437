import { styled } from '@mui/material/styles';

/** A word in a box: a role, a state. Light, for lists are full of them. */
export const Tag = styled('span')<{ tone?: 'plain' | 'success' | 'warning' | 'error' }>(({ theme, tone = 'plain' }) => {
  const color = tone === 'plain' ? theme.vars.palette.text.secondary : theme.vars.palette[tone].main;
  return {
    ...theme.typography.caption,
    display: 'inline-block',
    padding: theme.spacing(0, 0.75),
    borderRadius: 4,
    fontWeight: 550,
    color: tone === 'plain' ? theme.vars.palette.text.primary : color,
    backgroundColor: theme.alpha(color, 0.12),
    whiteSpace: 'nowrap',
    '& + &': { marginLeft: theme.spacing(0.5) },
  };
});
