import Box from '@mui/material/Box';
import { keyLabel } from './shortcuts';

/** Keys, drawn like keyboard keys. */
export function KeyCaps({ keys }: { keys: readonly string[] }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5 }}>
      {keys.map((key) => (
        <Box
          component="kbd"
          key={key}
          sx={{
            minWidth: 20,
            px: 0.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: '4px',
            bgcolor: 'background.default',
            color: 'text.secondary',
            font: 'inherit',
            fontSize: '0.75rem',
            lineHeight: '18px',
            textAlign: 'center',
          }}
        >
          {keyLabel(key)}
        </Box>
      ))}
    </Box>
  );
}
