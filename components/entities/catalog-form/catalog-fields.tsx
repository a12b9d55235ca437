import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { CheckField } from '@/components/ui/check-field';
import type { CatalogForm, CatalogImage } from '@/lib/contracts/catalogs/catalog-record';
import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import { sizesAfter } from '@/lib/domain/catalogs/size-tags';
import { FormField } from '../../ui/form-field';
import { CatalogTextFields } from './catalog-text-fields';
import { CATALOG_WORDS } from './catalog-words';
import { ChoiceRows } from './choice-rows';
import { choicesOf, inTagOrder, pick } from './choices';
import { PartTags } from './part-tags';

interface CatalogFieldsProps {
  form: UseFormReturn<CatalogForm>;
  pictures: readonly CatalogImage[];
  /** The photo shown. */
  shownId?: string;
  taxonomy: Taxonomy;
  isDisabled?: boolean;
}

/** All fields of a catalog: selections, photo-specific tags and text fields. */
export function CatalogFields({ form, pictures, shownId, taxonomy, isDisabled = false }: CatalogFieldsProps) {
  const values = useWatch({ control: form.control }) as CatalogForm;
  const choices = choicesOf(values, taxonomy);
  const { errors } = form.formState;

  const change = <Name extends 'productTypeId' | 'tags'>(name: Name, value: CatalogForm[Name]) => {
    form.setValue<'productTypeId' | 'tags'>(name, value, { shouldDirty: true });
    // The server's error was about the previous value.
    if (value !== values[name]) form.clearErrors(name);
  };
  const handlePick = (field: string, valueId: string) => {
    const choice = choices.find(({ id }) => id === field);
    if (!choice) return;
    const next = pick(values, choice, valueId, taxonomy);
    change('productTypeId', next.productTypeId);
    change('tags', next.tags);
    form.setValue('sizes', sizesAfter(values, next.tags, taxonomy), { shouldDirty: true });
  };
  return (
    <Stack component="fieldset" disabled={isDisabled} spacing={2.5} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box sx={{ mx: -1 }}>
        <ChoiceRows choices={choices} values={values} onPick={handlePick} />
        {[errors.productTypeId?.message, errors.tags?.message].filter(Boolean).map((message) => (
          <Alert key={message} severity="error" sx={{ mx: 1, mt: 1 }}>
            {message}
          </Alert>
        ))}
      </Box>
      <PartTags
        tags={values.tags}
        pictures={pictures}
        shownId={shownId}
        taxonomy={taxonomy}
        isDisabled={isDisabled}
        onChange={(tags) => change('tags', inTagOrder(tags))}
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
    </Stack>
  );
}
