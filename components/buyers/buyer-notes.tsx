import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useForm, useWatch } from 'react-hook-form';
import { TimelineList } from '@/components/records/timeline-list';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import { useDraft } from '@/components/records/use-draft';
import { Field } from '@/components/ui/field';
import { FormField } from '@/components/ui/form-field';
import { Instant } from '@/components/ui/instant';
import { SectionCard } from '@/components/ui/section-card';
import { buyers } from '@/lib/client/queries/buyers';
import { buyersApi } from '@/lib/contracts/buyers/buyers';

/** What staff wrote about a buyer, and a way to write more. */
export const BuyerNotes = ({ buyerId }: { buyerId: string }) => (
  <SectionCard title="Notes" description="Notes are never changed or removed.">
    <NewNote buyerId={buyerId} />
    <TimelineList endpoint={buyersApi.notes} id={buyerId} label="Notes" noneYet="No notes yet.">
      {(note) => (
        <>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{note.text}</Typography>
          <Typography variant="body2" color="textSecondary">
            {note.author.name}, <Instant at={note.at} />
          </Typography>
        </>
      )}
    </TimelineList>
  </SectionCard>
);

function NewNote({ buyerId }: { buyerId: string }) {
  const { mutate, isPending, error } = buyers.useAction(buyersApi.addNote, { isForm: true });
  const form = useForm({ defaultValues: { text: '' } });
  useDraft(form, `new note ${buyerId}`);
  const { text } = useWatch({ control: form.control });
  const isEmpty = text?.trim() === '';
  const handleAdd = (body: { text: string }) =>
    mutate({ params: { id: buyerId }, body }, { onSuccess: () => form.reset() });
  const problem = error && !error.isPassing ? (error.issues[0]?.message ?? error.message) : undefined;
  return (
    <Box component="form" noValidate onSubmit={(event) => void form.handleSubmit(handleAdd)(event)} sx={{ mb: 2 }}>
      <UnsavedGuard isDirty={!isEmpty} />
      <FormField form={form} name="text">
        {(field) => <Field {...field} label="New note" multiline minRows={2} problem={problem} />}
      </FormField>
      <Button type="submit" variant="contained" sx={{ mt: 1.5 }} disabled={isEmpty} loading={isPending}>
        Add note
      </Button>
    </Box>
  );
}
