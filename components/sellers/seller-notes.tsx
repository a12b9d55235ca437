import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { LoadMore } from '@/components/layout/load-more';
import { QueryFailure } from '@/components/layout/query-failure';
import { UnsavedGuard } from '@/components/layout/unsaved-guard';
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
  const [text, setText] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    mutate(text, { onSuccess: () => setText('') });
  };
  return (
    <Box component="form" noValidate onSubmit={handleSubmit} sx={{ mb: 2 }}>
      <UnsavedGuard isDirty={text.trim() !== ''} />
      <Field
        label="New note"
        value={text}
        multiline
        minRows={2}
        problem={error && !error.isPassing ? (error.issues[0]?.message ?? error.message) : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="contained" sx={{ mt: 1.5 }} disabled={text.trim() === ''} loading={isPending}>
        Add note
      </Button>
    </Box>
  );
}
