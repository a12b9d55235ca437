import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { ChosenRow } from '@/components/entities/chosen-row';
import { RadioButton } from '@/components/ui/check-box';
import { Tag } from '@/components/ui/tag';
import type { Member } from '@/lib/contracts/collections/collection-record';
import { memberProblems } from '@/lib/domain/collections/collection-problems';

/** Actions on a member, by id. */
export interface MemberDeeds {
  drag: (id: string) => void;
  dragOver: (id: string) => void;
  drop: () => void;
  move: (id: string, by: 1 | -1, button: HTMLElement) => void;
  remove: (id: string) => void;
  cover: (id: string) => void;
  pin: (id: string) => void;
}

interface MemberRowProps {
  id: string;
  /** Zero-based. */
  place: number;
  member: Member | undefined;
  name: string;
  isDragged: boolean;
  isCover: boolean;
  isPinned: boolean;
  /** Similar members of the collection, as text. */
  likeWords: readonly string[];
  deeds: MemberDeeds;
}

const problemsOf = (member: Member) => memberProblems({ ...member, hasCover: member.cover !== null });

/** The first message; the others show on hover. */
const Words = ({ tone, all }: { tone: 'error' | 'warning'; all: readonly string[] }) =>
  all.length > 0 && (
    <span title={all.join(' ')}>
      <Tag tone={tone}>{all[0]}</Tag>
    </span>
  );

function Row({ id, place, member, name, isDragged, isCover, isPinned, likeWords, deeds }: MemberRowProps) {
  const problems = member ? problemsOf(member) : [];
  return (
    <ChosenRow
      place={place}
      catalog={member}
      isGone={false}
      isDragged={isDragged}
      onDragStart={() => deeds.drag(id)}
      onDragEnd={deeds.drop}
      onDragOver={() => deeds.dragOver(id)}
      onMove={(by, button) => deeds.move(id, by, button)}
      onRemove={() => deeds.remove(id)}
    >
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, typography: 'caption' }}>
        <RadioButton name="cover" checked={isCover} aria-label={`Cover: ${name}`} onChange={() => deeds.cover(id)} />
        Cover
      </Box>
      <IconButton size="small" aria-label={`Pin ${name}`} aria-pressed={isPinned} onClick={() => deeds.pin(id)}>
        {isPinned ? <PushPin fontSize="small" color="primary" /> : <PushPinOutlined fontSize="small" />}
      </IconButton>
      {problems.length + likeWords.length > 0 && (
        <Box sx={{ order: 1, flexBasis: '100%', pl: 4, '& > *': { mr: 0.5 } }}>
          <Words tone="error" all={problems} />
          <Words tone="warning" all={likeWords} />
        </Box>
      )}
    </ChosenRow>
  );
}

/** One catalog of a collection being curated. Memoized: changes of other rows do not re-render it. */
export const MemberRow = memo(Row);
