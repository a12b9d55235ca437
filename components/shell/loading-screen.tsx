import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { MESSAGES } from '@/config/messages';
import { BrandMark } from './brand-mark';

const appear = keyframes`from { opacity: 0 } to { opacity: 1 }`;

/** Full-page placeholder while the user and their roles are unknown. */
export function LoadingScreen() {
  return (
    <Box
      role="status"
      sx={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        minHeight: '100dvh',
        color: 'text.secondary',
        animation: `${appear} 200ms 100ms backwards`,
      }}
    >
      <BrandMark size={40} />
      {MESSAGES.loading}
    </Box>
  );
}
