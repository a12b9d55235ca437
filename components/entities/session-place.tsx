import Devices from '@mui/icons-material/DevicesOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Instant } from '@/components/ui/instant';
import type { Session } from '@/lib/contracts/me';

/** One session of a person. */
export function SessionPlace({ session, children }: { session: Session; children?: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Devices color="action" />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 550 }}>{session.device}</Typography>
        <Typography variant="body2" color="textSecondary">
          Last used <Instant at={session.lastUsedAt} />
        </Typography>
      </Box>
      {children}
    </Box>
  );
}
