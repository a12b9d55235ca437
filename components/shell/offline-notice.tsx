import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Shown while the device is offline. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <Box
          sx={{
            position: 'fixed',
            bottom: 'calc(16px + var(--toasts, 0px))',
            left: 16,
            zIndex: 'snackbar',
            borderRadius: 1,
            boxShadow: 6,
            bgcolor: 'background.paper',
            maxWidth: 'calc(100vw - 32px)',
            px: 2,
            py: 1.25,
          }}
        >
          You are offline. What you see may be old, and nothing can be saved until the connection is back.
        </Box>
      )}
    </div>
  );
}
