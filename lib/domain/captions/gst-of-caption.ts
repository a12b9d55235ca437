import { readCaption } from './read-caption';
import type { CaptionFields } from './reading';

/** Whether a caption clearly says that GST is included in the rate or added to it; null otherwise. */
export function gstOfCaption(caption: string): CaptionFields['gst'] | null {
  for (const finding of readCaption(caption).findings) if (finding.field === 'gst') return finding.value;
  return null;
}
