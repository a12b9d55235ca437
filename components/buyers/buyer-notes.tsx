import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { TimelineList } from '@/components/records/timeline-list';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import { useDraft } from '@/components/records/use-draft';
import { Field } from '@/components/ui/field';
import { FormField } from '@/components/ui/form-field';
import { Instant } from '@/components/ui/instant';
import { SectionCard } from '@/components/ui/section-card';
import { buyers } from '@/lib/client/queries/buyers';
import { type BuyerNote, buyersApi } from '@/lib/contracts/buyers/buyers';

/** Staff notes about a buyer, with a field to add one. */
export const BuyerNotes = ({ buyerId }: { buyerId: string }) => (
  <SectionCard title="Notes" description="You can edit your own notes; the history keeps what they said.">
    <NewNote buyerId={buyerId} />
    <TimelineList endpoint={buyersApi.notes} id={buyerId} label="Notes" noneYet="No notes yet.">
      {(note) => <NoteItem note={note} />}
    </TimelineList>
  </SectionCard>
);

function NoteItem({ note }: { note: BuyerNote }) {
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing) return <EditedNote note={note} onDone={() => setIsEditing(false)} />;
  return (
    <>
      <Typography sx={{ whiteSpace: 'pre-line' }}>{note.text}</Typography>
      <Typography variant="body2" color="textSecondary">
        {note.author.name}, <Instant at={note.at} />
        {note.editedAt && (
          <>
            , edited <Instant at={note.editedAt} />
          </>
        )}
      </Typography>
      {note.isOwn && (
        <Button size="small" onClick={() => setIsEditing(true)}>
          Edit note
        </Button>
      )}
    </>
  );
}

function EditedNote({ note, onDone }: { note: BuyerNote; onDone: () => void }) {
  const { mutate, isPending, error } = buyers.useAction(buyersApi.editNote, { isForm: true });
  const [text, setText] = useState(note.text);
  const problem = error && !error.isPassing ? (error.issues[0]?.message ?? error.message) : undefined;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ params: { id: note.id }, body: { text } }, { onSuccess: onDone });
      }}
    >
      <UnsavedGuard isDirty={text !== note.text} />
      <Field
        label="Note"
        multiline
        minRows={2}
        autoFocus
        value={text}
        problem={problem}
        onChange={(event) => setText(event.target.value)}
      />
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button type="submit" variant="contained" loading={isPending}>
          Save note
        </Button>
        <Button color="inherit" onClick={onDone}>
          Cancel
        </Button>
      </Box>
    </Box>
  );
}

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
