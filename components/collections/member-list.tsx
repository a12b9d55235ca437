import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { SectionCard } from '@/components/ui/section-card';
import { useSteady } from '@/components/ui/use-steady';
import { visuallyHidden } from '@/components/ui/visually-hidden';
import { useLikenesses } from '@/lib/client/queries/collections';
import { COLLECTION_SIZE } from '@/lib/contracts/collections/collection-record';
import { catalogName } from '@/lib/domain/catalogs/catalog-name';
import { ORDER_LABELS, ORDER_RULES, orderByRule, type OrderRule } from '@/lib/domain/collections/order-by-rule';
import { catalogsText, likeWords } from './collection-words';
import { type MemberDeeds, MemberRow } from './member-row';
import type { Curating } from './use-curating';

interface MemberListProps {
  id: string;
  curating: Curating;
  coverId: string | null;
  pinnedIds: readonly string[];
  onCover: (id: string) => void;
  onPin: (id: string, isPinned: boolean) => void;
}

const SAVING = { saved: 'Saved', saving: 'Saving…', failed: 'Not saved' } as const;

/** Rows rendered immediately; hundreds more follow when the browser is idle. */
const AT_ONCE = 30;

function useDrawn(order: readonly string[]): readonly string[] {
  const [isWhole, setIsWhole] = useState(order.length <= AT_ONCE);
  useEffect(() => startTransition(() => setIsWhole(true)), []);
  return isWhole ? order : order.slice(0, AT_ONCE);
}

const NO_WORDS: readonly string[] = [];

/** Catalogs of a collection, in order. */
export function MemberList({ id: collectionId, curating, coverId, pinnedIds, onCover, onPin }: MemberListProps) {
  const { order, known, state } = curating;
  const { data: likenesses } = useLikenesses(collectionId);
  const [dragged, setDragged] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const moved = useRef<HTMLElement | null>(null);
  const drawn = useDrawn(order);

  // A moving row briefly removes its button from the DOM, and the focus with it.
  useEffect(() => {
    moved.current?.focus();
    moved.current = null;
  }, [order]);

  const nameOf = (id: string) => {
    const member = known.get(id);
    return member ? catalogName(member) : 'The catalog';
  };
  const words = useMemo(() => likeWords(likenesses ?? [], known), [likenesses, known]);
  const move = (id: string, to: number, button?: HTMLElement) => {
    if (to < 0 || to >= order.length) return;
    moved.current = button ?? null;
    setTold(`${nameOf(id)} is now ${to + 1} of ${order.length}.`);
    curating.move(order.indexOf(id), to);
  };
  const deeds = useSteady<MemberDeeds>({
    drag: setDragged,
    dragOver: (id) => dragged !== null && dragged !== id && move(dragged, order.indexOf(id)),
    drop: () => setDragged(null),
    move: (id, by, button) => move(id, order.indexOf(id) + by, button),
    remove: (id) => curating.remove([id]),
    cover: onCover,
    pin: (id) => onPin(id, !pinnedIds.includes(id)),
  });
  const handleOrder = (rule: OrderRule) => {
    const members = order.flatMap((id) => known.get(id) ?? []);
    const ordered = members.map((member) => ({ ...member, sellerId: member.seller.id }));
    curating.putInto(orderByRule(ordered, rule, new Set(pinnedIds)));
    setTold(`${ORDER_LABELS[rule]}.`);
  };
  return (
    <SectionCard
      title={`${catalogsText(order.length)} of at most ${COLLECTION_SIZE}`}
      action={<SaveState {...{ state, curating }} />}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        {ORDER_RULES.map((rule) => (
          <Button
            key={rule}
            size="small"
            variant="outlined"
            color="inherit"
            disabled={order.length < 2}
            onClick={() => handleOrder(rule)}
          >
            {ORDER_LABELS[rule]}
          </Button>
        ))}
      </Box>
      {order.length === 0 && (
        <Typography color="textSecondary">No catalogs yet. Search for them, or let a rule add them.</Typography>
      )}
      <Box
        component="ol"
        aria-label="Catalogs of the collection"
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: '70vh', overflowY: 'auto' }}
      >
        {drawn.map((id, place) => (
          <MemberRow
            key={id}
            id={id}
            place={place}
            member={known.get(id)}
            name={nameOf(id)}
            isCover={id === coverId}
            isPinned={pinnedIds.includes(id)}
            likeWords={words.get(id) ?? NO_WORDS}
            isDragged={dragged === id}
            deeds={deeds}
          />
        ))}
      </Box>
      <span role="status" style={visuallyHidden}>
        {told}
      </span>
    </SectionCard>
  );
}

const SaveState = ({ state, curating }: { state: Curating['state']; curating: Curating }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
    <Typography variant="body2" color={state === 'failed' ? 'error' : 'textSecondary'} aria-live="polite">
      {SAVING[state]}
    </Typography>
    {state === 'failed' && (
      <Button size="small" onClick={curating.retry}>
        Try again
      </Button>
    )}
  </Box>
);
