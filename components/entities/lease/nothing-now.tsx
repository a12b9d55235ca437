import Hourglass from '@mui/icons-material/HourglassEmptyOutlined';
import Inbox from '@mui/icons-material/InboxOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EmptyState } from '@/components/ui/empty-state';
import type { EndpointAnswer } from '@/lib/contracts/base/endpoint';
import type { uploadsApi } from '@/lib/contracts/uploads/uploads';
import type { Noun } from '@/lib/domain/text/count-text';
import { SKIPS_TO_ESCALATE } from '@/lib/domain/uploads/upload-status';

/** Work left for others, when there was none to take. */
export type Nothing = Omit<EndpointAnswer<typeof uploadsApi.next>, 'held'>;

const minutesUntil = (at: string) => Math.max(1, Math.ceil((Date.parse(at) - Date.now()) / 60_000));
const minutesText = (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`);

interface NothingNowProps {
  nothing: Nothing;
  noun: Noun;
  /** Meaning of an empty queue. */
  done: string;
}

function sentences({ others, nextFreeAt, assigned, escalated }: Nothing, noun: Noun): string[] {
  const theyAre = (count: number) => (count === 1 ? `1 ${noun.one} is` : `${count} ${noun.many} are`);
  const nextFree = nextFreeAt && `; the next frees in ${minutesText(minutesUntil(nextFreeAt))}`;
  return [
    ...(others > 0 ? [`${theyAre(others)} being worked on${nextFree ?? ''}.`] : []),
    ...(assigned > 0 ? [`${theyAre(assigned)} assigned to other editors.`] : []),
    ...(escalated > 0
      ? [`${theyAre(escalated)} waiting for an admin, skipped ${SKIPS_TO_ESCALATE} times or more.`]
      : []),
  ];
}

/** Explains an empty queue: all is done, or the rest is not this user's. */
export function NothingNow({ nothing, noun, done }: NothingNowProps) {
  const left = sentences(nothing, noun);
  const isHeld = nothing.others > 0 && left.length === 1;
  return (
    <Box role="status">
      {left.length === 0 ? (
        <EmptyState icon={<Inbox />} title="The queue is empty">
          {done}
        </EmptyState>
      ) : (
        <EmptyState
          icon={<Hourglass />}
          title={isHeld ? 'Everything left is held by others' : 'Nothing is waiting for you'}
        >
          {left.map((sentence) => (
            <Typography key={sentence}>{sentence}</Typography>
          ))}
        </EmptyState>
      )}
    </Box>
  );
}
