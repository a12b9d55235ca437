import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormConflictChoice } from '@/components/records/form-conflict';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import { useChangeProblem } from '@/components/shell/use-draft-problem';
import { useVersionedForm } from '@/components/records/use-versioned-form';
import { SectionCard } from '@/components/ui/section-card';
import { STICKS_BELOW } from '@/components/ui/sticks-below';
import { type CatalogDetail, catalogDetailSchema, catalogFormSchema } from '@/lib/contracts/catalogs/catalog-record';
import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import { notifySuccess } from '@/lib/client/notify';
import { useUpdateCatalog } from '@/lib/client/queries/catalogs';
import { CaptionCard } from '@/components/entities/caption-card';
import { OfferTimes } from '@/components/entities/offer-times';
import { CatalogFields } from '@/components/entities/catalog-form/catalog-fields';
import { catalogValues } from '@/components/entities/catalog-form/catalog-values';
import { CATALOG_WORDS } from '@/components/entities/catalog-form/catalog-words';
import { useCaptionReading } from '@/components/entities/use-caption-reading';

interface EditCatalogFormProps {
  catalog: CatalogDetail;
  taxonomy: Taxonomy;
  /** The photo shown beside it. */
  shownId?: string;
}

/** All fields of a catalog, saved against the version they were edited on. */
export function EditCatalogForm({ catalog, taxonomy, shownId }: EditCatalogFormProps) {
  const changeProblemOf = useChangeProblem();
  const { mutateAsync } = useUpdateCatalog(catalog.id);
  const { form, isDirty, isSaving, handleSubmit, conflict, decide, goOnTyping } = useVersionedForm({
    name: 'catalog',
    item: catalog,
    itemSchema: catalogDetailSchema,
    formSchema: catalogFormSchema,
    valuesOf: catalogValues,
    save: mutateAsync,
    onSaved: ({ title }) => notifySuccess(`${title || 'The catalog'} is saved.`),
  });
  const reading = useCaptionReading(catalog.caption);
  const { errors } = form.formState;
  const problem = catalog.isDeleted
    ? 'This catalog was deleted. It has to be restored first.'
    : changeProblemOf(catalog);
  // Typed values stay editable, even when the catalog was reassigned meanwhile.
  const isFixed = problem !== null && !isDirty;
  return (
    <SectionCard title="Details">
      <UnsavedGuard isDirty={isDirty} />
      {problem && (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          {problem}
        </Alert>
      )}
      {conflict && (
        <FormConflictChoice
          conflict={conflict}
          words={CATALOG_WORDS}
          isBusy={isSaving}
          onDecide={(mineIn) => void decide(mineIn)}
          onCancel={goOnTyping}
        />
      )}
      <form noValidate hidden={conflict !== null} onSubmit={(event) => void handleSubmit(event)}>
        <CaptionCard caption={catalog.caption} reading={reading} />
        {catalog.offeredAgain && (
          <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
            Offered again <OfferTimes {...catalog.offeredAgain} />
          </Typography>
        )}
        <CatalogFields
          form={form}
          pictures={catalog.pictures}
          shownId={shownId}
          taxonomy={taxonomy}
          isDisabled={isFixed}
        />
        {errors.root?.message && errors.root.message !== problem && (
          <Alert severity="error" sx={{ mt: 2.5 }}>
            {errors.root.message}
          </Alert>
        )}
        <Box sx={{ ...STICKS_BELOW, zIndex: 1, py: 1.5, bgcolor: 'background.paper' }}>
          <Button type="submit" variant="contained" disabled={!isDirty} loading={isSaving}>
            Save
          </Button>
        </Box>
      </form>
    </SectionCard>
  );
}
