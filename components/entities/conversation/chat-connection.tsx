import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { LiveProvider, useOpenLive } from '@/lib/client/chat/use-live';
import { OutboxProvider, useOwnOutbox } from '@/lib/client/chat/use-outbox';

/** Provides the realtime database and the outbox, and shows a notice while disconnected. */
export function ChatConnection({ children }: { children: ReactNode }) {
  const live = useOpenLive();
  const outbox = useOwnOutbox();
  const isLost = live.live !== null && !live.isConnected;
  const text = live.problem ?? (isLost ? 'Not connected. Your messages are kept and sent later.' : null);
  return (
    <LiveProvider value={live}>
      <OutboxProvider value={outbox}>
        {text !== null && (
          <Alert severity="warning" variant="outlined" role="status" sx={{ mb: 1 }}>
            {text}
          </Alert>
        )}
        {children}
      </OutboxProvider>
    </LiveProvider>
  );
}
