import * as z from 'zod/mini';
import { channelAddress } from '@/lib/domain/videos/channel-address';
import type { LinkProvider } from '@/lib/domain/videos/video-link';
import type { LinkState } from '@/lib/domain/videos/video-text';
import { SECOND } from '../../clock';
import { shortAnswer } from '../../http/short-answer';
import { checkFile } from './check-file';

/** What a provider reports about a link. */
export interface LinkFacts {
  state: LinkState;
  title?: string;
  author?: string;
  /** Normalized URL of the channel. */
  channel?: string;
}

/** Each provider's oEmbed endpoint for its videos; null for a file, which is checked directly. */
export const OEMBED: Record<LinkProvider, string | null> = {
  youtube: 'https://www.youtube.com/oembed?format=json&url=',
  instagram: 'https://graph.facebook.com/v23.0/instagram_oembed?url=',
  file: null,
};

const STATES: Record<number, LinkState> = { 400: 'gone', 404: 'gone', 410: 'gone', 401: 'private', 403: 'private' };

const told = z.object({
  title: z.optional(z.string()),
  author_name: z.optional(z.string()),
  author_url: z.optional(z.unknown()),
});

const LONGEST_ANSWER = 64 * 1024;
const LONGEST_TEXT = 300;

const line = (text: string | undefined) => text?.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT);

/** Asks a link's provider what it points to. Without a response it stays unknown. */
export async function checkLink(
  { provider, url }: { provider: LinkProvider; url: string | null },
  places: Record<LinkProvider, string | null> = OEMBED,
): Promise<LinkFacts> {
  const place = places[provider];
  if (url === null) return { state: 'unknown' };
  if (place === null) return { state: await checkFile(url) };
  try {
    const answer = await fetch(place + encodeURIComponent(url), {
      redirect: 'manual',
      signal: AbortSignal.timeout(10 * SECOND),
    });
    if (answer.status !== 200) {
      await answer.body?.cancel();
      return { state: STATES[answer.status] ?? 'unknown' };
    }
    const text = await shortAnswer(answer, LONGEST_ANSWER);
    if (text === null) return { state: 'live' };
    const { title, author_name: author, author_url: channel } = told.parse(JSON.parse(text));
    return { state: 'live', title: line(title), author: line(author), channel: channelAddress(channel) };
  } catch {
    return { state: 'unknown' };
  }
}
