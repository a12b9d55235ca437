import { Component, type ErrorInfo, type ReactNode } from 'react';
import { BrokenScreen } from './broken-screen';

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
    return this.state.isBroken ? <BrokenScreen /> : this.props.children;
  }
}
