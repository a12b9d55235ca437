import Box from '@mui/material/Box';
import type { ReactElement, ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormField } from '@/components/ui/form-field';
import { CheckField } from '@/components/ui/check-field';
import { Field } from '@/components/ui/field';
import { NumberField } from '@/components/ui/number-field';
import type { CatalogForm } from '@/lib/contracts/catalogs/catalog-record';
import { paiseOf, rupeesText } from '@/lib/domain/text/money';
import { KeyHint } from './key-hint';
import { CATALOG_WORDS } from './catalog-words';
import { SizesField } from './sizes-field';
import { TEXT_KEYS, type TextField } from './tag-keys';

interface CatalogTextFieldsProps {
  form: UseFormReturn<CatalogForm>;
  /** True when the shortcut keys of the fields are shown. */
  hasKeys?: boolean;
  /** Offers shown below a field. */
  offers?: (field: TextField) => ReactNode;
}

/** An upper-case key is the letter with Shift. */
const capsOf = (key: string) => (key === key.toLowerCase() ? [key] : ['⇧', key]);

/** Text fields of a catalog. */
export function CatalogTextFields({ form, hasKeys = false, offers }: CatalogTextFieldsProps) {
  const around = (field: TextField, input: ReactElement, isWide = false) => (
    <Box sx={{ position: 'relative', scrollMargin: '96px', ...(isWide && { gridColumn: '1 / -1' }) }}>
      {hasKeys && (
        <Box sx={{ position: 'absolute', right: 0, top: 0 }}>
          <KeyHint keys={capsOf(TEXT_KEYS[field])} />
        </Box>
      )}
      {input}
      {offers?.(field)}
    </Box>
  );
  const number = (name: 'pieces' | 'minimumOrder' | 'dispatchDays', hint?: string) =>
    around(
      name,
      <FormField form={form} name={name}>
        {(field) => <NumberField {...field} label={CATALOG_WORDS[name].label} hint={hint} />}
      </FormField>,
    );
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
      {around(
        'title',
        <FormField form={form} name="title">
          {(field) => <Field {...field} label={CATALOG_WORDS.title.label} autoComplete="off" required />}
        </FormField>,
        true,
      )}
      {around(
        'rate',
        <FormField form={form} name="rate">
          {(field) => (
            <NumberField
              {...field}
              label={CATALOG_WORDS.rate.label}
              hint="Rupees for a piece, GST extra."
              parse={paiseOf}
              format={rupeesText}
              required
            />
          )}
        </FormField>,
      )}
      {number('pieces', 'In the full set.')}
      <FormField form={form} name="isSet">
        {({ value, onChange }) => (
          <CheckField
            label={CATALOG_WORDS.isSet.label}
            hint={`Buyers take every design or size.${hasKeys ? ' Key: Shift and S.' : ''}`}
            value={value}
            onChange={onChange}
          />
        )}
      </FormField>
      {around(
        'designNumber',
        <FormField form={form} name="designNumber">
          {(field) => <Field {...field} label={CATALOG_WORDS.designNumber.label} autoComplete="off" />}
        </FormField>,
      )}
      {around(
        'sizes',
        <FormField form={form} name="sizes">
          {(field) => <SizesField {...field} label={CATALOG_WORDS.sizes.label} hint="With commas: M, L, XL." />}
        </FormField>,
        true,
      )}
      {number('minimumOrder', 'In pieces.')}
      {number('dispatchDays')}
      {around(
        'description',
        <FormField form={form} name="description">
          {(field) => <Field {...field} label={CATALOG_WORDS.description.label} multiline minRows={2} maxRows={8} />}
        </FormField>,
        true,
      )}
    </Box>
  );
}
