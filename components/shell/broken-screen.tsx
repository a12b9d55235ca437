import { ErrorState } from '@/components/ui/error-state';

/** Replaces a page that threw an error. */
export function BrokenScreen() {
  return (
    <ErrorState
      title="This page stopped working"
      message="It is our mistake, not yours. What you saved is safe. Reload the page; if it happens again, tell an admin what you did just before."
      retryLabel="Reload the page"
      onRetry={() => window.location.reload()}
    />
  );
}
