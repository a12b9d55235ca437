import { readVideoLink, type VideoLink } from '@/lib/domain/videos/video-link';
import { orm } from '../../db/database';
import { env } from '../../env';
import { checkLink } from '../../platform/videos/check-link';
import { Slots } from '../../platform/threads/slots';
import { processWide } from '../../process-wide';
import * as repository from './channel-repository';

/** Links this process checks with providers in parallel, for all users. */
const AT_ONCE = 5;
const slots = () => processWide('channel-checks', () => new Slots(AT_ONCE));

async function checked(link: VideoLink, check: typeof checkLink) {
  const release = await slots().take();
  try {
    const { state, title = null, author = null, channel = null } = await check(link);
    return { ...link, state, title, author, channel };
  } finally {
    release();
  }
}

/**
 * Current provider data of links, and the seller whose videos a channel had so far. Leaves out files, which have no
 * channel, and returns nothing when link checks are disabled.
 */
export async function tellLinks(urls: readonly string[], check = checkLink) {
  if (!env().LINK_CHECKS) return [];
  const links = urls.flatMap((url) => readVideoLink(url) ?? []).filter(({ provider }) => provider !== 'file');
  const told = await Promise.all(links.map((link) => checked(link, check)));
  return Promise.all(
    told.map(async ({ key, state, title, author, ...of }) => ({
      ...{ key, state, title, author },
      seller: await repository.sellerOfChannel(orm(), { ...of, author }),
    })),
  );
}
