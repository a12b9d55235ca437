import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { EmptyState } from './empty-state';

interface ErrorStateProps {
  title?: string;
  message: string;
  /** Identifies the log entry for support. */
  requestId?: string | null;
  retryLabel?: string;
  onRetry: () => void;
}

/** Shows an error with a retry button. */
export function ErrorState({
  title = 'This did not load',
  message,
  requestId,
  retryLabel = 'Try again',
  onRetry,
}: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={<ErrorOutlined />}
        title={title}
        action={
          <Button variant="contained" onClick={onRetry}>
            {retryLabel}
          </Button>
        }
      >
        {message}
        {requestId && (
          <Typography variant="caption" component="p" sx={{ mt: 1 }}>
            If you ask for help, give this number: <code>{requestId}</code>
          </Typography>
        )}
      </EmptyState>
    </div>
  );
}
