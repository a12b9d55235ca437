import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useForm, useWatch } from 'react-hook-form';
import { FormField } from '@/components/layout/form-field';
import { LoadMore } from '@/components/layout/load-more';
import { QueryFailure } from '@/components/layout/query-failure';
import { UnsavedGuard } from '@/components/layout/unsaved-guard';
import { useDraft } from '@/components/layout/use-draft';
import { Field } from '@/components/ui/field';
import { Instant } from '@/components/ui/instant';
import { SectionCard } from '@/components/ui/section-card';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import type { SellerDetail } from '@/lib/contracts/seller-record';
import { sellersApi } from '@/lib/contracts/sellers';
import { useAddNote } from '@/lib/client/queries/sellers';
import { useTimeline } from '@/lib/client/queries/timeline';

/** What staff wrote about a seller, and a way to write more. */
export function SellerNotes({ seller }: { seller: SellerDetail }) {
  const { data, error, refetch, ...more } = useTimeline(sellersApi.notes, seller.id);
  const notes = data?.pages.flatMap((page) => page.rows);
  return (
    <SectionCard title="Notes" description="Notes are never changed or removed.">
      <NewNote sellerId={seller.id} />
      {!notes && !error && <SkeletonLines count={3} height={64} />}
      {!notes && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {notes?.length === 0 && <Typography color="textSecondary">Nobody wrote a note yet.</Typography>}
      {notes && (
        <Box component="ol" aria-label="Notes" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {notes.map((note) => (
            <Box component="li" key={note.id} sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note.text}</Typography>
              <Typography variant="body2" color="textSecondary">
                {note.author.name}, <Instant at={note.at} />
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      <LoadMore {...more} />
    </SectionCard>
  );
}

function NewNote({ sellerId }: { sellerId: string }) {
  const { mutate, isPending, error } = useAddNote(sellerId);
  const form = useForm({ defaultValues: { text: '' } });
  useDraft(form, `new note ${sellerId}`);
  const { text } = useWatch({ control: form.control });
  const isEmpty = text?.trim() === '';
  const handleAdd = (typed: { text: string }) => mutate(typed.text, { onSuccess: () => form.reset() });
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
