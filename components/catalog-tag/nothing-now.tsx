import Hourglass from '@mui/icons-material/HourglassEmptyOutlined';
import Inbox from '@mui/icons-material/InboxOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EmptyState } from '@/components/ui/empty-state';
import type { EndpointAnswer } from '@/lib/contracts/base/endpoint';
import type { uploadsApi } from '@/lib/contracts/uploads/uploads';
import { SKIPS_TO_ESCALATE } from '@/lib/domain/uploads/upload-status';

/** What is left for others, where there was nothing to give. */
export type Nothing = Omit<EndpointAnswer<typeof uploadsApi.next>, 'held'>;

const minutesUntil = (at: string) => Math.max(1, Math.ceil((Date.parse(at) - Date.now()) / 60_000));
const minutesText = (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`);
const uploadsAre = (count: number) => (count === 1 ? '1 upload is' : `${count} uploads are`);

function sentences({ others, nextFreeAt, assigned, escalated }: Nothing): string[] {
  const nextFree = nextFreeAt && `; the next frees in ${minutesText(minutesUntil(nextFreeAt))}`;
  return [
    ...(others > 0 ? [`${uploadsAre(others)} being worked on${nextFree ?? ''}.`] : []),
    ...(assigned > 0 ? [`${uploadsAre(assigned)} assigned to other editors.`] : []),
    ...(escalated > 0
      ? [`${uploadsAre(escalated)} waiting for an admin, skipped ${SKIPS_TO_ESCALATE} times or more.`]
      : []),
  ];
}

/** Why there is nothing to do: all is done, or what is left is not this person's. */
export function NothingNow(nothing: Nothing) {
  const left = sentences(nothing);
  const isHeld = nothing.others > 0 && left.length === 1;
  return (
    <Box role="status">
      {left.length === 0 ? (
        <EmptyState icon={<Inbox />} title="The queue is empty">
          Everything that came in is tagged. New uploads show up here by themselves.
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
