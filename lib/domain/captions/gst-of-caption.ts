import { readCaption } from './read-caption';
import type { CaptionFields } from './reading';

/** Whether a caption says for sure that GST is in the rate or comes on top of it; null where it does not. */
export function gstOfCaption(caption: string): CaptionFields['gst'] | null {
  for (const finding of readCaption(caption).findings) if (finding.field === 'gst') return finding.value;
  return null;
}
