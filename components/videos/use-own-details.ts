import { useState } from 'react';
import * as z from 'zod/mini';
import { changedDetails, type LinkDetails, type OwnDetails } from '@/lib/domain/videos/link-details';
import { LANGUAGES } from '@/lib/domain/videos/video-text';

const keptSchema = z.record(
  z.string(),
  z.object({
    sellerId: z.optional(z.nullable(z.string())),
    languages: z.optional(z.array(z.enum(LANGUAGES))),
    level: z.optional(z.enum(['urgent', 'normal', 'later'])),
    note: z.optional(z.string()),
  }),
);

/** No link has details of its own. */
export const NOTHING_OWN = '{}';

function readKept(text: string): Record<string, OwnDetails> {
  try {
    return keptSchema.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Details of single links, by key. */
export function useOwnDetails(all: LinkDetails) {
  const [own, setOwn] = useState<Record<string, OwnDetails>>({});
  const put = (key: string, details: OwnDetails) =>
    setOwn(({ [key]: _, ...others }) => (Object.keys(details).length > 0 ? { ...others, [key]: details } : others));
  return {
    of: (key: string): OwnDetails => own[key] ?? {},
    change: (key: string, changes: OwnDetails) => put(key, changedDetails(own[key] ?? {}, changes, all)),
    takeBack: (key: string) => put(key, {}),
    forget: () => setOwn({}),
    /** Serialized for storage in the browser. */
    kept: JSON.stringify(own),
    bringBack: (text: string) => setOwn(readKept(text)),
  };
}
