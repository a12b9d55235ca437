import type { Post } from '@/lib/contracts/whatsapp/whatsapp-posts';
import type { PostState } from '@/lib/domain/whatsapp/post-states';
import { numberText } from '@/lib/domain/text/count-text';
import { rupeesText } from '@/lib/domain/text/money';

/** States shown in lists. A joined post is shown as a part of the other post. */
export const SHOWN_STATES = [
  'new',
  'new-rate',
  'made',
  'added',
  'rate-taken',
  'not-catalog',
  'duplicate',
] as const satisfies PostState[];

/** Shown when no photo is left to create a catalog from. */
export const NOTHING_NEW = 'No catalog was made: all its photos are duplicates.';

/** "1 photo", "1,200 photos". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${numberText(count)} ${count === 1 ? one : many}`;

const titleOf = ({ duplicateOf }: Post): string => duplicateOf?.title || 'a catalog without a title';

/** "New rate for Kesariya: was ₹460, now ₹485", or "New rate in a later post: …"; empty where there is none. */
export function newRateWords(post: Post): string {
  const { newRate } = post;
  if (!newRate) return '';
  const was = newRate.was === null ? '' : `was ${rupeesText(newRate.was)}, `;
  const where = post.duplicateOf ? `for ${titleOf(post)}` : 'in a later post';
  return `New rate ${where}: ${was}now ${rupeesText(newRate.now)}`;
}

/** "Kesariya is ₹485 now." */
export const rateTakenWords = (post: Post): string =>
  post.newRate ? `${titleOf(post)} is ${rupeesText(post.newRate.now)} now.` : '';

/** Reason a new post cannot become a catalog; null when it can. */
export function obstacleOf({ state, sender, photos }: Post): string | null {
  if (state !== 'new') return null;
  if (photos.length === 0) return 'No photos – cannot become a catalog';
  return sender.seller ? null : 'Choose a seller first';
}
