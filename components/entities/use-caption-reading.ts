import { useEffect, useState } from 'react';
import type { CaptionReading } from '@/lib/domain/captions/reading';

const NOTHING: CaptionReading = { findings: [], unsure: [] };

/** What a caption says. The reader comes once there is something to read. */
export function useCaptionReading(caption: string): CaptionReading {
  const [read, setRead] = useState<{ caption: string; reading: CaptionReading } | null>(null);
  useEffect(() => {
    if (caption.trim() === '') return;
    let isLeft = false;
    const start = async () => {
      const { readCaption } = await import('@/lib/domain/captions/read-caption');
      if (!isLeft) setRead({ caption, reading: readCaption(caption) });
    };
    // Without the reader the caption is still there to be read by eye.
    start().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [caption]);
  return read?.caption === caption ? read.reading : NOTHING;
}
