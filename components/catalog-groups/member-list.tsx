import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { catalogName } from '@/components/entities/catalog-name';
import { useDraftProblem } from '@/components/shell/use-draft-problem';
import type { CatalogGroup } from '@/lib/contracts/catalog-groups';
import { idsOf } from '@/lib/client/queries/catalog-groups';
import { groupNameOf } from '@/lib/domain/catalogs/group-name';
import { droppedOnto } from '@/lib/domain/catalogs/group-order';
import { ApartPlaces } from './apart-places';
import { MemberRow } from './member-row';

interface MemberListProps {
  group: CatalogGroup;
  isBusy: boolean;
  /** Adds the dragged catalog before this member; omitted while nothing is dragged from outside the list. */
  onTakeIn?: (target: string) => void;
  onArrange: (ids: string[], said: string) => void;
  onSplit: (ids: string[], name: string) => void;
}

/** Catalogs of a group. They are moved, removed or split off together, by dragging or with buttons. */
export function MemberList({ group, isBusy, onTakeIn, onArrange, onSplit }: MemberListProps) {
  const draftProblemOf = useDraftProblem();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [dragged, setDragged] = useState<readonly string[]>([]);
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<{ id: string; by: number } | null>(null);
  const ids = idsOf(group);
  const apart = ids.filter((id) => chosen.includes(id));
  const canSplit = (some: readonly string[]) => some.length > 0 && some.length < ids.length;

  // An element that moves in the DOM loses the focus.
  useEffect(() => {
    if (!pressed.current || isBusy) return;
    const { id, by } = pressed.current;
    pressed.current = null;
    const { activeElement } = document;
    // A late response must not steal the focus from an element outside the list.
    if (activeElement !== document.body && !list.current?.contains(activeElement)) return;
    const [wanted, other] = [by, -by].map((way) =>
      list.current?.querySelector<HTMLButtonElement>(`[data-member="${id}"] [data-by="${way}"]:not(:disabled)`),
    );
    (wanted ?? other)?.focus();
  }, [group, isBusy]);

  const nameOfFirst = ([first]: readonly string[]) => {
    const member = group.members.find(({ id }) => id === first);
    return member ? catalogName(member) : '';
  };
  const move = (some: readonly string[], target: string) => {
    const next = droppedOnto(ids, some, target);
    if (next.join() !== ids.join()) onArrange(next, 'The order is saved.');
  };
  const takeOut = (some: readonly string[]) => {
    const what = some.length === 1 ? `${nameOfFirst(some)} is` : `${some.length} catalogs are`;
    onArrange(
      ids.filter((id) => !some.includes(id)),
      `${what} in no group now.`,
    );
    setChosen(chosen.filter((id) => !some.includes(id)));
  };
  const split = (some: readonly string[]) => {
    onSplit([...some], groupNameOf(nameOfFirst(some)));
    setChosen([]);
  };
  const handleStep = (id: string, by: number) => {
    pressed.current = { id, by };
    move([id], ids[ids.indexOf(id) + by] ?? id);
  };
  /** A dropped row may unmount before its dragend event fires. */
  const dropping = (deed: (some: readonly string[]) => void) => () => {
    setDragged([]);
    deed(dragged);
  };
  const dropOnto = (target: string) =>
    dragged.length > 0 ? dropping((some) => move(some, target)) : onTakeIn && (() => onTakeIn(target));
  return (
    <>
      <Box component="ol" ref={list} aria-label="Catalogs of the group" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {group.members.map((member, index) => (
          <MemberRow
            key={member.id}
            member={member}
            isFirst={index === 0}
            isLast={index === group.members.length - 1}
            isBusy={isBusy}
            isChosen={chosen.includes(member.id)}
            problem={draftProblemOf(member)}
            onChoose={(isOn) => setChosen(isOn ? [...chosen, member.id] : chosen.filter((id) => id !== member.id))}
            onStep={(by) => handleStep(member.id, by)}
            onDragStart={() => setDragged(apart.includes(member.id) ? apart : [member.id])}
            onDragEnd={() => setDragged([])}
            onDrop={dropOnto(member.id)}
            onRemove={() => takeOut([member.id])}
          />
        ))}
      </Box>
      {dragged.length > 0 && (
        <ApartPlaces
          count={dragged.length}
          onSplit={canSplit(dragged) ? dropping(split) : undefined}
          onTakeOut={dropping(takeOut)}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" color="inherit" disabled={!canSplit(apart) || isBusy} onClick={() => split(apart)}>
          {apart.length === 0 ? 'Split off the selected' : `Split off ${apart.length} as a group`}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          disabled={apart.length === 0 || isBusy}
          onClick={() => takeOut(apart)}
        >
          {apart.length === 0 ? 'Remove the selected' : `Remove ${apart.length}`}
        </Button>
      </Box>
    </>
  );
}
