import type { VideoLink } from './video-link';

const HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'gaming.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
const SHORT_HOSTS = new Set(['youtu.be', 'www.youtu.be']);

const ID = /^[A-Za-z0-9_-]{11}$/;

/** Paths with the video id in their second part. */
const BY_PATH = new Set(['embed', 'v', 'e', 'vi', 'live', 'shorts']);

/** The id that older pages have after the `#`. */
const idInHash = (hash: string) =>
  /^#!?\/?watch\?/.test(hash) ? new URLSearchParams(hash.slice(hash.indexOf('?'))).get('v') : null;

function idOf({ hostname, pathname, searchParams, hash }: URL): string | null {
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  if (SHORT_HOSTS.has(hostname)) return first;
  if (!HOSTS.has(hostname)) return null;
  // The playlist player has a fixed word where other paths have the video id.
  if (BY_PATH.has(first)) return second === 'videoseries' ? null : second;
  if (first === 'watch') return searchParams.get('v') ?? searchParams.get('vi') ?? second;
  return first ? null : idInHash(hash);
}

/** A YouTube video on any of its pages; null for channels, playlists and everything else. */
export function readYoutubeLink(url: URL): VideoLink | null {
  const id = idOf(url);
  if (!id || !ID.test(id)) return null;
  return {
    provider: 'youtube',
    key: `youtube:${id}`,
    url: `https://www.youtube.com/watch?v=${id}`,
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
  };
}
