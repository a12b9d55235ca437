import type { RefObject } from 'react';
import type { ListShortcut } from '@/components/entities/keys/shortcuts';
import { usePageKeys } from '@/components/entities/keys/use-page-keys';
import { useShortcuts } from '@/components/entities/keys/use-shortcuts';

interface PostKeys {
  /** Element that contains the cards. */
  cards: RefObject<HTMLElement | null>;
  choose: (id: string, isRange: boolean) => void;
  open: (id: string) => void;
  make: () => boolean;
  /** Returns whether the post had a new rate to accept. */
  takeRate: (id: string) => boolean;
  search: () => boolean;
  leave: () => boolean;
}

const cardOf = (element: Element | null) => element?.closest<HTMLElement>('[data-post]') ?? null;

/** Keyboard shortcuts of the cards: j and k move, x selects, Enter opens, m creates catalogs, r accepts a new rate. */
export function usePostKeys({ cards, choose, open, make, takeRate, search, leave }: PostKeys): void {
  const move = (by: number) => {
    const all = [...(cards.current?.querySelectorAll<HTMLElement>('[data-post]') ?? [])];
    const current = cardOf(document.activeElement);
    const next = all[current ? all.indexOf(current) + by : 0];
    next?.focus();
    return next !== undefined;
  };
  const onCard = (act: (id: string) => void) => {
    const id = cardOf(document.activeElement)?.dataset.post;
    if (id !== undefined) act(id);
    return id !== undefined;
  };
  const perform: Record<ListShortcut, (event: KeyboardEvent) => boolean> = {
    next: () => move(1),
    previous: () => move(-1),
    choose: (event) => onCard((id) => choose(id, event.shiftKey)),
    open: () => document.activeElement?.matches('[data-post]') === true && onCard(open),
    look: () => false,
    search,
    leave,
    make,
    rate: () => takeRate(cardOf(document.activeElement)?.dataset.post ?? ''),
  };
  usePageKeys('posts');
  useShortcuts((action, event) => typeof action === 'object' && 'list' in action && perform[action.list](event));
}
