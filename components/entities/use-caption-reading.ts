import { useEffect, useMemo, useState } from 'react';
import type { CaptionReading } from '@/lib/domain/captions/reading';

type ReadCaption = (caption: string) => CaptionReading;

const NOTHING: CaptionReading = { findings: [], unsure: [] };

let reader: ReadCaption | null = null;

/**
 * Loads the caption reader, so that captions shown later are read immediately. Resolves to null when it cannot be
 * loaded.
 */
export async function loadCaptionReader(): Promise<ReadCaption | null> {
  try {
    const { readCaption } = await import('@/lib/domain/captions/read-caption');
    reader = readCaption;
  } catch {
    // Without the reader, the caption can still be read by a person.
  }
  return reader;
}

/** Findings in a caption. The reader loads once there is a caption, unless it was preloaded. */
export function useCaptionReading(caption: string): CaptionReading {
  const [read, setRead] = useState(() => reader);
  const isWanted = read === null && caption.trim() !== '';
  useEffect(() => {
    if (isWanted) void loadCaptionReader().then((brought) => setRead(() => brought));
  }, [isWanted]);
  return useMemo(() => (caption.trim() === '' ? NOTHING : (read?.(caption) ?? NOTHING)), [read, caption]);
}
