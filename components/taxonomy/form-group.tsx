import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FormGroupProps {
  legend: string;
  hint?: string;
  problem?: string;
  children: ReactNode;
}

/** Several fields that form one value. */
export const FormGroup = ({ legend, hint, problem, children }: FormGroupProps) => (
  <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
    <Typography component="legend" variant="body2" sx={{ fontWeight: 550, p: 0 }}>
      {legend}
    </Typography>
    {hint && (
      <Typography variant="body2" color="textSecondary">
        {hint}
      </Typography>
    )}
    {children}
    {problem && (
      <Typography role="alert" variant="body2" color="error" sx={{ mt: 0.5 }}>
        {problem}
      </Typography>
    )}
  </Box>
);
