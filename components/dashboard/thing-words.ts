import { recordAddress } from '@/components/entities/record-address';
import type { ScreenId } from '@/config/menu';
import type { Thing } from '@/lib/contracts/dashboard';
import { REQUESTS_KEY } from '@/lib/client/queries/password-resets';
import { findScreenById } from '@/lib/domain/access/access';
import type { ThingKind } from '@/lib/domain/records/next-things';

interface ThingWords {
  /** Label of the action. */
  verb: string;
  screen: ScreenId;
  /** Query parameters added to the screen's address, unless the screen is the record's own page. */
  search?: (id: string) => Record<string, string>;
}

const WORDS: Record<ThingKind, ThingWords> = {
  tag: { verb: 'Tag', screen: 'catalog-tag', search: (id) => ({ take: id }) },
  cut: { verb: 'Cut', screen: 'video-fetch', search: () => ({}) },
  'tag-video': { verb: 'Tag', screen: 'video-tag-uploaded' },
  review: { verb: 'Review', screen: 'catalog-browse', search: () => ({ tab: 'review' }) },
  'review-video': { verb: 'Review', screen: 'video-live', search: () => ({ tab: 'review' }) },
  assign: { verb: 'Assign', screen: 'wa-catalog-assign', search: () => ({ status: 'open' }) },
  rescue: { verb: 'Reassign', screen: 'wa-catalog-assign', search: () => ({ isEscalated: 'true' }) },
  post: { verb: 'Sort post', screen: 'wa-catalog-inbox', search: () => ({}) },
  'ask-again': { verb: 'Ask again', screen: 'order-view' },
  ask: { verb: 'Get answer', screen: 'order-view' },
  dispatch: { verb: 'Dispatch', screen: 'order-view' },
  return: { verb: 'Settle return', screen: 'order-view' },
  'fix-link': { verb: 'Fix link', screen: 'video-link', search: (id) => ({ open: id }) },
  remake: { verb: 'Remake PDF', screen: 'catalog-pdf', search: () => ({}) },
  password: { verb: 'Reset password', screen: 'admin-user', search: () => ({ [REQUESTS_KEY]: 'open' }) },
  chat: { verb: 'Reply', screen: 'admin-chat', search: (id) => ({ conversation: id }) },
  call: { verb: 'Call', screen: 'seller-view' },
};

export const verbOf = ({ kind }: Thing): string => WORDS[kind].verb;

/** Address of the screen for the task. */
export function addressOf({ kind, id }: Thing): string {
  const { screen, search } = WORDS[kind];
  if (!search) return recordAddress(screen, id);
  const query = new URLSearchParams(search(id)).toString();
  const path = findScreenById(screen)?.path ?? '';
  return query ? `${path}?${query}` : path;
}
