import type { VideoLink } from './video-link';

const VIDEO_PATH = /\.(?:mp4|m4v|mov|webm|mkv|3gp)$/i;

/** Host names that only resolve in a private network. */
const INWARD = /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home|corp|private|arpa|onion)$/i;

/** A public host name: at least two parts, the last of letters, which excludes numeric addresses. */
const isPublicName = (host: string) =>
  /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(host) && !INWARD.test(host);

/** Names that imitate those of the providers. */
const LOOK_ALIKE = /you-?tu-?\.?be|instagram|instagr\.am/i;

/** A file at a public URL, recognized by its file extension. */
export function readFileLink({ protocol, hostname, pathname, search }: URL): VideoLink | null {
  if (!VIDEO_PATH.test(pathname) || !isPublicName(hostname) || LOOK_ALIKE.test(hostname)) return null;
  const place = `${hostname}${pathname}${search}`;
  return { provider: 'file', key: `file:${place}`, url: `${protocol}//${place}`, embedUrl: null };
}
