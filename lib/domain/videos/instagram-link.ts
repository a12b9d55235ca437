import type { VideoLink } from './video-link';

const HOSTS = new Set([
  'instagram.com',
  'www.instagram.com',
  'm.instagram.com',
  'ddinstagram.com',
  'www.ddinstagram.com',
  'instagr.am',
  'www.instagr.am',
]);

const CODE = /^[A-Za-z0-9_-]{5,40}$/;

/** Page type of each kind of URL. */
const PAGES: Record<string, 'p' | 'reel' | 'tv'> = { p: 'p', reel: 'reel', reels: 'reel', tv: 'tv' };

const story = (owner = '', id = ''): VideoLink | null =>
  owner && owner !== 'highlights' && /^\d+$/.test(id)
    ? {
        provider: 'instagram',
        key: `instagram:story:${id}`,
        url: `https://www.instagram.com/stories/${owner}/${id}/`,
        embedUrl: null,
      }
    : null;

/** A share link contains no post id: only following it reveals the post. */
const share = (parts: readonly string[]): VideoLink | null => {
  const id = parts.at(-1) ?? '';
  return CODE.test(id)
    ? {
        provider: 'instagram',
        key: `instagram:share:${id}`,
        url: `https://www.instagram.com/share/${parts.join('/')}`,
        embedUrl: null,
      }
    : null;
};

/** A post, reel or story on Instagram; null for accounts, sounds and everything else. */
export function readInstagramLink({ hostname, pathname }: URL): VideoLink | null {
  if (!HOSTS.has(hostname)) return null;
  const parts = pathname.split('/').filter(Boolean);
  // The path may start with the account name.
  const at = parts.findIndex((part) => part === 'stories' || part === 'share' || Object.hasOwn(PAGES, part));
  if (at < 0 || at > 1) return null;
  const [kind = '', code = '', ...rest] = parts.slice(at);
  if (kind === 'stories') return story(code, rest[0]);
  if (kind === 'share') return share(parts.slice(at + 1));
  const page = PAGES[kind];
  if (!page || (kind === 'reels' && code === 'audio') || !CODE.test(code)) return null;
  return {
    provider: 'instagram',
    // The same post opens as a post and as a reel.
    key: `instagram:${code}`,
    url: `https://www.instagram.com/${page}/${code}/`,
    embedUrl: `https://www.instagram.com/${page}/${code}/embed/`,
  };
}
