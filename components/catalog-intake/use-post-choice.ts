import { useRef, useState } from 'react';
import type { Post } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { choose, isSelected, NOTHING, type Selection, between } from '@/lib/domain/lists/selection';

/** Selection among the shown posts: single, range or all. */
export function usePostChoice(posts: readonly Post[]) {
  const [selection, setSelection] = useState<Selection>(NOTHING);
  const anchor = useRef<string | null>(null);
  const ids = posts.map(({ id }) => id);
  const chosen = posts.filter(({ id }) => isSelected(selection, id));
  return {
    chosen,
    isChosen: (id: string) => isSelected(selection, id),
    toggle: (id: string, isRange: boolean) => {
      const range = isRange ? between(ids, anchor.current, id) : [id];
      setSelection(choose(selection, range, !isSelected(selection, id)));
      anchor.current = id;
    },
    chooseAll: (isChosen: boolean) => setSelection(isChosen ? choose(NOTHING, ids, true) : NOTHING),
    clear: () => setSelection(NOTHING),
  };
}
