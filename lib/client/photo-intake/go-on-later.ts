import { useEffect } from 'react';
import { browserStorage } from '@/lib/client/auth/browser-storage';
import { PHOTOS_WAIT } from './photos-wait';

/** What the page itself needs comes first. */
const AFTER_MS = 1500;

/**
 * Goes on with photos that were on their way when a page was reloaded or closed, on whichever page the person is now.
 * What sends them is fetched only when there are any.
 */
export function useGoOnSending(personId: string | undefined): void {
  useEffect(() => {
    if (personId === undefined || browserStorage.get(PHOTOS_WAIT) === null) return;
    const timer = setTimeout(
      () =>
        void import('./photo-queue').then(
          ({ resumePhotos }) => resumePhotos(personId),
          // Without a connection nothing could be sent either; the next page tries again.
          () => undefined,
        ),
      AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [personId]);
}
