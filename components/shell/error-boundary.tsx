import { Component, type ErrorInfo, type ReactNode } from 'react';
import { brokenPage } from '@/lib/client/typing/broken-page';
import { BrokenScreen } from './broken-screen';

/** Keeps menu and top bar working when a page throws. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidMount() {
    brokenPage.isNow = false;
  }

  /** Runs before the cleanup effects of the failed page, in which forms remove their stored input. */
  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    brokenPage.isNow = true;
    console.error('A page broke.', error, componentStack);
  }

  override render() {
    return this.state.isBroken ? <BrokenScreen /> : this.props.children;
  }
}
