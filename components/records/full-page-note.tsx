import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { HOME_PATH } from '@/config/menu';

interface FullPageNoteProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

/** A full-page message with a link home. */
export function FullPageNote({ icon, title, children }: FullPageNoteProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 1,
        minHeight: '60dvh',
        textAlign: 'center',
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 56,
          height: 56,
          mb: 1,
          borderRadius: 4,
          color: 'primary.main',
          bgcolor: (theme) => theme.alpha(theme.vars.palette.primary.main, 0.1),
        }}
      >
        {icon}
      </Box>
      <Typography variant="h1">{title}</Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '46ch' }}>
        {children}
      </Typography>
      <Button component={Link} href={HOME_PATH} variant="contained" sx={{ mt: 2 }}>
        Go back home
      </Button>
    </Box>
  );
}
