import { readFileLink } from './file-link';
import { readInstagramLink } from './instagram-link';
import { readYoutubeLink } from './youtube-link';

/** Where a video is hosted that was not uploaded as a file. */
export const LINK_PROVIDERS = ['youtube', 'instagram', 'file'] as const;
export type LinkProvider = (typeof LINK_PROVIDERS)[number];

/** One video on the internet, regardless of how its URL was written. */
export interface VideoLink {
  provider: LinkProvider;
  /** Two links with the same key are the same video. */
  key: string;
  /** Normalized URL for storage. */
  url: string;
  /** URL for an iframe; null when the provider does not support embedding. */
  embedUrl: string | null;
}

/** Query parameters with a nested URL, such as redirect links from an app. */
const NESTED: Record<string, readonly string[]> = {
  'l.instagram.com': ['u'],
  'l.facebook.com': ['u'],
  'lm.facebook.com': ['u'],
  'consent.youtube.com': ['continue'],
  'accounts.google.com': ['continue'],
};

const MOST_NESTED = 2;

function nestedIn({ hostname, pathname, searchParams, origin }: URL): string | null {
  const first = (names: readonly string[]) => names.map((name) => searchParams.get(name)).find(Boolean) ?? null;
  const known = NESTED[hostname];
  if (known) return first(known);
  if (/(^|\.)google\.[a-z]{2,3}(\.[a-z]{2})?$/.test(hostname) && pathname === '/url') return first(['url', 'q']);
  if (!/(^|\.)youtube\.com$/.test(hostname)) return null;
  if (pathname === '/redirect') return first(['q']);
  if (pathname === '/oembed') return first(['url']);
  const path = pathname === '/attribution_link' ? first(['u']) : null;
  return path && new URL(path, origin).href;
}

const BARE = /^(?:[a-z0-9-]+\.)*(?:youtube\.com|youtu\.be|youtube-nocookie\.com|instagram\.com|instagr\.am)(?:\/|$)/i;

/**
 * Characters that people and apps put around a link; stars and tildes are WhatsApp's markers for bold and
 * strikethrough.
 */
const AROUND = /^[<(["'*~\u200e\u200f\u2068\u2069]+|[>)\]"'*~.,!;\u200e\u200f\u2068\u2069]+$/g;

function addressIn(typed: string): URL | null {
  const text = typed.trim().replace(AROUND, '');
  const whole = /https?:\/\/\S+/i.exec(text)?.[0].replace(AROUND, '');
  const app = /^vnd\.youtube:(?:\/\/)?(.+)$/i.exec(text)?.[1];
  const spelled = whole ?? (app && `https://youtu.be/${app}`) ?? (BARE.test(text) ? `https://${text}` : null);
  if (!spelled || !URL.canParse(spelled)) return null;
  const url = new URL(spelled);
  const isPlain = /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.port;
  if (!isPlain) return null;
  url.hostname = url.hostname.replace(/\.$/, '');
  return url;
}

/** The video a URL leads to; null when it leads to none. */
export function readVideoLink(typed: string, depth = 0): VideoLink | null {
  const url = addressIn(typed);
  if (!url) return null;
  const nested = depth < MOST_NESTED ? nestedIn(url) : null;
  if (nested) return readVideoLink(nested, depth + 1);
  return readYoutubeLink(url) ?? readInstagramLink(url) ?? readFileLink(url);
}

/** Provider and iframe URL of a stored link. */
export const embedUrlOf = (url: string): string | null => readVideoLink(url)?.embedUrl ?? null;

const looksLikeLink = (piece: string) => /:\/\/|^vnd\.youtube:/i.test(piece) || BARE.test(piece.replace(AROUND, ''));

/** Distinct videos in a pasted text, in order, and the links in it that lead to no video. */
export function findVideoLinks(text: string): { links: VideoLink[]; refused: string[]; repeated: number } {
  const links = new Map<string, VideoLink>();
  const refused = new Set<string>();
  let repeated = 0;
  for (const piece of text.split(/[\s,;|]+/)) {
    const link = readVideoLink(piece);
    if (!link) {
      if (looksLikeLink(piece)) refused.add(piece.slice(0, 200));
    } else if (links.has(link.key)) repeated += 1;
    else links.set(link.key, link);
  }
  return { links: [...links.values()], refused: [...refused], repeated };
}
