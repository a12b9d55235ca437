import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface SectionCardProps {
  title: string;
  description?: string;
  /** Shown opposite the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** One titled section of a screen. */
export function SectionCard({ title, description, action, children }: SectionCardProps) {
  const id = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 32, mb: 2 }}>
        <Box sx={{ flex: '1 1 16rem' }}>
          <Typography id={id} variant="h2">
            {title}
          </Typography>
          {description && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
              {description}
            </Typography>
          )}
        </Box>
        {action}
      </Box>
      {children}
    </Paper>
  );
}
