import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** Empty state of a part of the screen. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1, px: 2, py: { xs: 5, sm: 8 } }}>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 48,
          height: 48,
          mb: 1,
          borderRadius: 3,
          color: 'primary.main',
          bgcolor: (theme) => theme.alpha(theme.vars.palette.primary.main, 0.1),
        }}
      >
        {icon}
      </Box>
      <Typography variant="h2" component="p">
        {title}
      </Typography>
      {children && (
        <Typography color="textSecondary" component="div" sx={{ maxWidth: '46ch' }}>
          {children}
        </Typography>
      )}
      {action && <Box sx={{ mt: 2 }}>{action}</Box>}
    </Box>
  );
}
