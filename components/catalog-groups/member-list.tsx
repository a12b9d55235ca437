import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { catalogName } from '@/components/entities/catalog-name';
import type { CatalogGroup } from '@/lib/contracts/catalog-groups';
import { idsOf } from '@/lib/client/queries/catalog-groups';
import { MemberRow } from './member-row';

interface MemberListProps {
  group: CatalogGroup;
  isBusy: boolean;
  onArrange: (ids: string[], said: string) => void;
  onSplit: (ids: string[], name: string) => void;
}

/** The catalogs of a group: moved by dragging or by their buttons, taken out, or split off together. */
export function MemberList({ group, isBusy, onArrange, onSplit }: MemberListProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const list = useRef<HTMLOListElement>(null);
  const dragged = useRef<string | null>(null);
  const pressed = useRef<{ id: string; by: number } | null>(null);
  const ids = idsOf(group);
  const apart = group.members.filter(({ id }) => chosen.includes(id));

  // What moves in the page loses the focus.
  useEffect(() => {
    if (!pressed.current || isBusy) return;
    const { id, by } = pressed.current;
    pressed.current = null;
    const [wanted, other] = [by, -by].map((way) =>
      list.current?.querySelector<HTMLButtonElement>(`[data-member="${id}"] [data-by="${way}"]:not(:disabled)`),
    );
    (wanted ?? other)?.focus();
  }, [group, isBusy]);

  const moveTo = (id: string, place: number) => {
    const others = ids.filter((one) => one !== id);
    const next = [...others.slice(0, place), id, ...others.slice(place)];
    if (next.join() !== ids.join()) onArrange(next, 'The order is saved.');
  };
  const handleStep = (id: string, by: number) => {
    pressed.current = { id, by };
    moveTo(id, ids.indexOf(id) + by);
  };
  const handleDrop = (before: string) => {
    const id = dragged.current;
    dragged.current = null;
    if (id) moveTo(id, ids.indexOf(before));
  };
  const handleSplit = () => {
    const [first] = apart;
    if (first)
      onSplit(
        apart.map(({ id }) => id),
        catalogName(first),
      );
    setChosen([]);
  };
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
            onChoose={(isOn) => setChosen(isOn ? [...chosen, member.id] : chosen.filter((id) => id !== member.id))}
            onStep={(by) => handleStep(member.id, by)}
            onDragStart={() => (dragged.current = member.id)}
            onDrop={() => handleDrop(member.id)}
            onRemove={() =>
              onArrange(
                ids.filter((id) => id !== member.id),
                `${catalogName(member)} is in no group now.`,
              )
            }
          />
        ))}
      </Box>
      <div>
        <Button
          variant="outlined"
          color="inherit"
          disabled={apart.length === 0 || apart.length === ids.length || isBusy}
          onClick={handleSplit}
        >
          {apart.length === 0 ? 'Split off the chosen' : `Split off ${apart.length} as a group`}
        </Button>
      </div>
    </>
  );
}
