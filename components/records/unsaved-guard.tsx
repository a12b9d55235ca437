import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';

/** Next cancels a route change when a listener throws. The error is expected, so it is not logged. */
const STOPPED = new Error('The person is asked first whether to leave.');

/** Nested guards: the most recent one is asked first, and leaving asks only once. */
const guards: ((address: string) => boolean)[] = [];
const leaving = { isNow: false };

interface UnsavedGuardProps {
  /** True when leaving would lose something. */
  isDirty: boolean;
  title?: string;
  /** Describes what would be lost. */
  text?: string;
  /** True for addresses that lose nothing. */
  keepsAll?: (address: string) => boolean;
}

/** Asks for confirmation before the user leaves a page, record or dialog with unsaved changes. */
export function UnsavedGuard({
  isDirty,
  title = 'Leave without saving?',
  text = 'What you typed here is not saved and would be lost.',
  keepsAll,
}: UnsavedGuardProps) {
  const { events, beforePopState, push, asPath } = useRouter();
  const [goOn, setGoOn] = useState<(() => void) | null>(null);

  useEffect(() => {
    if (!isDirty) return;
    leaving.isNow = false;
    const here = window.history.state as unknown;

    const handleStart = (address: string, { shallow }: { shallow: boolean }) => {
      if (leaving.isNow || keepsAll?.(address)) return;
      setGoOn(() => () => void push(address, undefined, { shallow, scroll: !shallow }));
      throw STOPPED;
    };
    const handleRejection = (event: PromiseRejectionEvent) => {
      if (event.reason === STOPPED) event.preventDefault();
    };
    const handleArrival = () => {
      leaving.isNow = false;
    };
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();

    events.on('routeChangeStart', handleStart);
    events.on('routeChangeComplete', handleArrival);
    const handleBack = (address: string) => {
      if (leaving.isNow || keepsAll?.(address)) return true;
      // The browser has already gone back: restore the address, so that continuing goes back once more.
      window.history.pushState(here, '', asPath);
      setGoOn(() => () => window.history.back());
      return false;
    };
    guards.push(handleBack);
    beforePopState(({ as }) => guards.at(-1)?.(as) ?? true);
    window.addEventListener('beforeunload', handleUnload);
    window.addEventListener('unhandledrejection', handleRejection);
    return () => {
      events.off('routeChangeStart', handleStart);
      events.off('routeChangeComplete', handleArrival);
      guards.splice(guards.indexOf(handleBack), 1);
      window.removeEventListener('beforeunload', handleUnload);
      window.removeEventListener('unhandledrejection', handleRejection);
    };
  }, [isDirty, events, beforePopState, push, asPath, keepsAll]);

  const handleLeave = () => {
    leaving.isNow = true;
    setGoOn(null);
    goOn?.();
  };
  return (
    <ConfirmDialog
      isOpen={goOn !== null}
      title={title}
      confirmLabel="Leave"
      onConfirm={handleLeave}
      onCancel={() => setGoOn(null)}
    >
      {text}
    </ConfirmDialog>
  );
}
