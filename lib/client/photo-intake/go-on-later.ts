import { useEffect } from 'react';
import { browserStorage } from '@/lib/client/auth/browser-storage';
import { PHOTOS_WAIT } from './photos-wait';

/** Lets the page load its own data first. */
const AFTER_MS = 1500;

/**
 * Resumes uploads that a reload or closed page interrupted, on whatever page the user opens. The upload code loads only
 * when there are any.
 */
export function useGoOnSending(personId: string | undefined): void {
  useEffect(() => {
    if (personId === undefined || browserStorage.get(PHOTOS_WAIT) === null) return;
    const timer = setTimeout(
      () =>
        void import('./photo-queue').then(
          ({ resumePhotos }) => resumePhotos(personId),
          // Without a connection no upload is possible, either; the next page tries again.
          () => undefined,
        ),
      AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [personId]);
}
