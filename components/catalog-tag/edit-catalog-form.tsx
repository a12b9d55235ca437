import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useReducer } from 'react';
import { useWatch } from 'react-hook-form';
import { useCurrentUser } from '@/components/layout/current-user';
import { FormConflictChoice } from '@/components/layout/form-conflict';
import { FormField } from '@/components/layout/form-field';
import { UnsavedGuard } from '@/components/layout/unsaved-guard';
import { useVersionedForm } from '@/components/layout/use-versioned-form';
import { CheckField } from '@/components/ui/check-field';
import { SectionCard } from '@/components/ui/section-card';
import {
  type CatalogDetail,
  catalogDetailSchema,
  type CatalogForm,
  catalogFormSchema,
} from '@/lib/contracts/catalog-record';
import type { Taxonomy } from '@/lib/contracts/taxonomy-record';
import { notifySuccess } from '@/lib/client/notify';
import { useUpdateCatalog } from '@/lib/client/queries/catalogs';
import { changeProblem } from '@/lib/domain/catalog-status';
import { CaptionCard } from '@/components/entities/caption-card';
import { CatalogTextFields } from './catalog-text-fields';
import { catalogValues } from './catalog-values';
import { CATALOG_WORDS } from './catalog-words';
import { ChoiceRow } from './choice-row';
import { chosenOf, choicesOf, inTagOrder, pick } from './choices';
import { PartTags } from './part-tags';
import { CLOSED, keyReducer } from './tag-keys';
import { useCaptionReading } from '@/components/entities/use-caption-reading';

interface EditCatalogFormProps {
  catalog: CatalogDetail;
  taxonomy: Taxonomy;
}

/** Every field of a catalog, saved on the version it was changed on. */
export function EditCatalogForm({ catalog, taxonomy }: EditCatalogFormProps) {
  const { fo } = useCurrentUser();
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
  const values = useWatch({ control: form.control }) as CatalogForm;
  const [open, dispatch] = useReducer(keyReducer, CLOSED);
  const reading = useCaptionReading(catalog.caption);
  const { errors } = form.formState;
  const problem = catalog.isDeleted
    ? 'This catalog was deleted. It has to be restored first.'
    : changeProblem(catalog.status, fo);
  const choices = choicesOf(values, taxonomy);

  const handlePick = (field: string, valueId: string) => {
    const choice = choices.find(({ id }) => id === field);
    if (!choice) return;
    const next = pick(values, choice, valueId, taxonomy);
    form.setValue('productTypeId', next.productTypeId, { shouldDirty: true });
    form.setValue('tags', next.tags, { shouldDirty: true });
  };
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
        <Box component="fieldset" disabled={problem !== null} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
          <Stack spacing={2.5}>
            <Box sx={{ mx: -1 }}>
              {choices.map(({ letter: _, ...choice }) => (
                <ChoiceRow
                  key={choice.id}
                  choice={choice}
                  chosen={chosenOf(values, choice.id)}
                  keys={open}
                  onOpen={() => dispatch(open.open === choice.id ? { to: 'close' } : { to: 'open', id: choice.id })}
                  onTurn={() => {
                    if (open.open !== choice.id) dispatch({ to: 'open', id: choice.id });
                    dispatch({ to: 'turn' });
                  }}
                  onPick={(valueId) => handlePick(choice.id, valueId)}
                />
              ))}
            </Box>
            <PartTags
              tags={values.tags}
              pictures={catalog.pictures}
              taxonomy={taxonomy}
              isDisabled={problem !== null}
              onChange={(tags) => form.setValue('tags', inTagOrder(tags), { shouldDirty: true })}
            />
            <CatalogTextFields form={form} />
            <FormField form={form} name="isAvailable">
              {({ value, onChange }) => (
                <CheckField
                  label={CATALOG_WORDS.isAvailable.label}
                  hint="The seller has it to sell."
                  value={value}
                  onChange={onChange}
                />
              )}
            </FormField>
            {[errors.tags?.message, errors.root?.message].filter(Boolean).map((message) => (
              <Alert key={message} severity="error">
                {message}
              </Alert>
            ))}
          </Stack>
        </Box>
        <Box sx={{ position: 'sticky', bottom: 0, zIndex: 1, py: 1.5, bgcolor: 'background.paper' }}>
          <Button type="submit" variant="contained" disabled={!isDirty || problem !== null} loading={isSaving}>
            Save
          </Button>
        </Box>
      </form>
    </SectionCard>
  );
}
