import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useForm, useWatch } from 'react-hook-form';
import { FormField } from '@/components/ui/form-field';
import { TimelineList } from '@/components/records/timeline-list';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import { useDraft } from '@/components/records/use-draft';
import { Field } from '@/components/ui/field';
import { Instant } from '@/components/ui/instant';
import { SectionCard } from '@/components/ui/section-card';
import type { Seller } from '@/lib/contracts/sellers/seller-record';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { useAddNote } from '@/lib/client/queries/sellers';

/** Staff notes about a seller, with a field to add one. */
export const SellerNotes = ({ seller }: { seller: Seller }) => (
  <SectionCard title="Notes" description="Notes are never changed or removed.">
    <NewNote sellerId={seller.id} />
    <TimelineList endpoint={sellersApi.notes} id={seller.id} label="Notes" noneYet="No notes yet">
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

function NewNote({ sellerId }: { sellerId: string }) {
  const { mutate, isPending, error } = useAddNote();
  const form = useForm({ defaultValues: { text: '' } });
  useDraft(form, `new note ${sellerId}`);
  const { text } = useWatch({ control: form.control });
  const isEmpty = text?.trim() === '';
  const handleAdd = (typed: { text: string }) =>
    mutate({ params: { id: sellerId }, body: { text: typed.text } }, { onSuccess: () => form.reset() });
  return (
    <Box component="form" noValidate onSubmit={(event) => void form.handleSubmit(handleAdd)(event)} sx={{ mb: 2 }}>
      <UnsavedGuard isDirty={!isEmpty} />
      <FormField form={form} name="text">
        {(field) => (
          <Field
            {...field}
            label="New note"
            multiline
            minRows={2}
            problem={error && !error.isPassing ? (error.issues[0]?.message ?? error.message) : undefined}
          />
        )}
      </FormField>
      <Button type="submit" variant="contained" sx={{ mt: 1.5 }} disabled={isEmpty} loading={isPending}>
        Add note
      </Button>
    </Box>
  );
}
