import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { showFailure } from '@/components/records/show-failure';
import { Field } from '@/components/ui/field';
import { FormField } from '@/components/ui/form-field';
import { SectionCard } from '@/components/ui/section-card';
import { toApiError } from '@/lib/client/http/api-error';
import { notifySuccess } from '@/lib/client/notify';
import { collections } from '@/lib/client/queries/collections';
import type { CollectionDetail } from '@/lib/contracts/collections/collection-record';
import { daysFixedBecause } from '@/lib/domain/collections/collection-status';

const day = z.union([z.literal(''), z.iso.date('Choose a day.')]);
const daysSchema = z.object({ liveFrom: day, liveUntil: day });

/** First and last live day of a collection, in Indian time. */
export function CollectionDays({ collection }: { collection: CollectionDetail }) {
  const { id, version, status, liveFrom, liveUntil } = collection;
  const { mutateAsync } = collections.useUpdate(id);
  const values = { liveFrom: liveFrom ?? '', liveUntil: liveUntil ?? '' };
  const form = useForm({ resolver: zodResolver(daysSchema), values });
  const problem = daysFixedBecause(status);
  const handleSave = async (typed: typeof values) => {
    try {
      await mutateAsync({ liveFrom: typed.liveFrom || null, liveUntil: typed.liveUntil || null, version });
      notifySuccess('The days are saved.');
    } catch (error) {
      showFailure(toApiError(error), form);
    }
  };
  return (
    <SectionCard title="Days" description="It goes live as the first day begins in India, and ends after the last.">
      {problem ? (
        <Typography color="textSecondary">{problem}</Typography>
      ) : (
        <form noValidate onSubmit={(event) => void form.handleSubmit(handleSave)(event)}>
          <Box sx={{ display: 'grid', gap: 2, maxWidth: 480, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            <FormField form={form} name="liveFrom">
              {(field) => <Field {...field} label="Live from" type="date" />}
            </FormField>
            <FormField form={form} name="liveUntil">
              {(field) => <Field {...field} label="Live until" hint="Leave empty for no end" type="date" />}
            </FormField>
          </Box>
          <Button
            type="submit"
            variant="contained"
            sx={{ mt: 2 }}
            disabled={!form.formState.isDirty}
            loading={form.formState.isSubmitting}
          >
            Save
          </Button>
        </form>
      )}
    </SectionCard>
  );
}
