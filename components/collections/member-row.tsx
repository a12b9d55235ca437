import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ComponentProps } from 'react';
import { ChosenRow } from '@/components/entities/chosen-row';
import { RadioButton } from '@/components/ui/check-box';
import { Tag } from '@/components/ui/tag';
import type { Member } from '@/lib/contracts/collections/collection-record';
import { memberProblems } from '@/lib/domain/collections/collection-problems';

interface MemberRowProps extends Omit<ComponentProps<typeof ChosenRow>, 'children' | 'catalog' | 'isGone'> {
  member: Member | undefined;
  name: string;
  isCover: boolean;
  isPinned: boolean;
  /** What of the collection it looks like, as words. */
  likeWords: readonly string[];
  onCover: () => void;
  onPin: () => void;
}

const problemsOf = (member: Member) => memberProblems({ ...member, hasCover: member.cover !== null });

/** The first of some words; the others show when it is pointed at. */
const Words = ({ tone, all }: { tone: 'error' | 'warning'; all: readonly string[] }) =>
  all.length > 0 && (
    <span title={all.join(' ')}>
      <Tag tone={tone}>{all[0]}</Tag>
    </span>
  );

/** One catalog of a collection that is being curated. */
export function MemberRow({ member, name, isCover, isPinned, likeWords, onCover, onPin, ...row }: MemberRowProps) {
  const problems = member ? problemsOf(member) : [];
  return (
    <ChosenRow {...row} catalog={member} isGone={false}>
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, typography: 'caption' }}>
        <RadioButton name="cover" checked={isCover} aria-label={`Cover: ${name}`} onChange={onCover} />
        Cover
      </Box>
      <IconButton size="small" aria-label={`Pin ${name}`} aria-pressed={isPinned} onClick={onPin}>
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
