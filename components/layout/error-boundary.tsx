import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorState } from '@/components/ui/error-state';

/** Keeps menu and top bar alive when a page breaks. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error('A page broke.', error, componentStack);
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <ErrorState
        title="This page stopped working"
        message="It is our mistake, not yours. What you saved is safe. Reload the page; if it happens again, tell an admin what you did just before."
        retryLabel="Reload the page"
        onRetry={() => window.location.reload()}
      />
    );
  }
}
