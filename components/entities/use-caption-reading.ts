import { useEffect, useMemo, useState } from 'react';
import type { CaptionReading } from '@/lib/domain/captions/reading';

type ReadCaption = (caption: string) => CaptionReading;

const NOTHING: CaptionReading = { findings: [], unsure: [] };

let reader: ReadCaption | null = null;

/** Brings the reader of captions, so that one that is shown afterwards is read at once. Comes back without it as well. */
export async function loadCaptionReader(): Promise<ReadCaption | null> {
  try {
    const { readCaption } = await import('@/lib/domain/captions/read-caption');
    reader = readCaption;
  } catch {
    // Without the reader the caption is still there to be read by eye.
  }
  return reader;
}

/** What a caption says. The reader comes once there is something to read, unless it was brought before. */
export function useCaptionReading(caption: string): CaptionReading {
  const [read, setRead] = useState(() => reader);
  const isWanted = read === null && caption.trim() !== '';
  useEffect(() => {
    if (isWanted) void loadCaptionReader().then((brought) => setRead(() => brought));
  }, [isWanted]);
  return useMemo(() => (caption.trim() === '' ? NOTHING : (read?.(caption) ?? NOTHING)), [read, caption]);
}
