import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';

/** Next stops going where a listener throws. The throw is nobody's mistake, so the console stays quiet about it. */
const STOPPED = new Error('The person is asked first whether to leave.');

/** Guards within guards: what came last is asked first, and whoever leaves is asked once. */
const guards: ((address: string) => boolean)[] = [];
const leaving = { isNow: false };

interface UnsavedGuardProps {
  /** There is something that leaving would lose. */
  isDirty: boolean;
  title?: string;
  /** What would be lost. */
  text?: string;
  /** An address that can be gone to without losing anything. */
  keepsAll?: (address: string) => boolean;
}

/** Asks before a page, a record or a dialog is left with something in it that is not saved. */
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
      // The browser has gone back already: the address comes back, so that going on is going back once more.
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
