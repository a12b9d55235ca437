import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { RecordHistory } from '@/components/records/record-history';
import { TimelineList } from '@/components/records/timeline-list';
import { Field } from '@/components/ui/field';
import { Instant } from '@/components/ui/instant';
import { SectionCard } from '@/components/ui/section-card';
import { useMergeAction } from '@/lib/client/queries/merge-requests';
import { mergeRequestsApi } from '@/lib/contracts/merges/merge-requests';
import { MERGE_MACHINE } from '@/lib/domain/merges/merge-machine';
import { MERGE_ACTIONS, MERGE_WORDS } from './merge-words';

/** Comments and history of a pair. */
export const JudgeTalk = ({ id }: { id: string }) => (
  <>
    <SectionCard title="Comments">
      <NewComment id={id} />
      <TimelineList endpoint={mergeRequestsApi.comments} id={id} label="Comments" noneYet="No comments yet.">
        {(comment) => (
          <>
            <Typography sx={{ whiteSpace: 'pre-line' }}>{comment.text}</Typography>
            <Typography variant="body2" color="textSecondary">
              {comment.author.name}, <Instant at={comment.at} />
            </Typography>
          </>
        )}
      </TimelineList>
    </SectionCard>
    <SectionCard title="History">
      <RecordHistory
        endpoint={mergeRequestsApi.history}
        id={id}
        words={MERGE_WORDS}
        actions={MERGE_ACTIONS}
        machine={MERGE_MACHINE}
      />
    </SectionCard>
  </>
);

function NewComment({ id }: { id: string }) {
  const { mutate, isPending, error } = useMergeAction(mergeRequestsApi.addComment);
  const [text, setText] = useState('');
  const handleAdd = (event: FormEvent) => {
    event.preventDefault();
    mutate({ params: { id }, body: { text } }, { onSuccess: () => setText('') });
  };
  return (
    <Box component="form" noValidate onSubmit={handleAdd} sx={{ mb: 2 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Field
          label="New comment"
          value={text}
          problem={error?.issues[0]?.message}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="outlined" disabled={text.trim() === ''} loading={isPending} sx={{ mt: 3 }}>
          Add
        </Button>
      </Stack>
    </Box>
  );
}
