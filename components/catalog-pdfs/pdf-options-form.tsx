import Box from '@mui/material/Box';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { FormField } from '@/components/ui/form-field';
import { CheckField } from '@/components/ui/check-field';
import { Field } from '@/components/ui/field';
import { NumberField } from '@/components/ui/number-field';
import { SegmentedControl } from '@/components/ui/segmented-control';
import type { PdfWish } from '@/lib/contracts/catalog-pdfs';
import { PER_PAGE } from '@/lib/domain/catalog-pdf/options';
import { LogoField } from './logo-field';
import { FORMAT_CHOICES, LANGUAGE_CHOICES, QUALITY_CHOICES, RATE_CHOICES } from './pdf-words';

const PER_PAGE_CHOICES = PER_PAGE.map((count) => ({ value: String(count), label: String(count) }));

const readPercent = (text: string) => {
  const bare = text.replace('%', '').trim();
  return /^\d{1,3}(\.\d{1,2})?$/.test(bare) ? Number(bare) : null;
};

/** Layout and text options of the pages. */
export function PdfOptionsForm({ form }: { form: UseFormReturn<PdfWish> }) {
  const rate = useWatch({ control: form.control, name: 'options.rate' });
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
      }}
    >
      <FormField form={form} name="options.title">
        {(field) => (
          <Field {...field} label="Title" hint="On the cover, and the name of the file." autoComplete="off" />
        )}
      </FormField>
      <FormField form={form} name="options.footer">
        {(field) => (
          <Field {...field} label="Contact line" hint="At the foot of every page. Optional." autoComplete="off" />
        )}
      </FormField>
      <FormField form={form} name="options.perPage">
        {({ value, onChange }) => (
          <SegmentedControl
            legend="Photos on a page"
            value={String(value)}
            options={PER_PAGE_CHOICES}
            onChange={(chosen) => onChange(Number(chosen))}
          />
        )}
      </FormField>
      <FormField form={form} name="options.watermark">
        {(field) => <Field {...field} label="Watermark" hint="Printed on each photo. Optional." autoComplete="off" />}
      </FormField>
      <FormField form={form} name="options.rate">
        {({ value, onChange }) => (
          <SegmentedControl legend="Rate" value={value} options={RATE_CHOICES} onChange={onChange} />
        )}
      </FormField>
      {rate === 'marked-up' ? (
        <FormField form={form} name="options.markupPercent">
          {(field) => (
            <NumberField
              {...field}
              label="Markup in %"
              hint="Rates are rounded up to whole rupees."
              parse={readPercent}
            />
          )}
        </FormField>
      ) : (
        <Box sx={{ display: { xs: 'none', sm: 'block' } }} />
      )}
      <FormField form={form} name="options.language">
        {({ value, onChange }) => (
          <SegmentedControl legend="Language" value={value} options={LANGUAGE_CHOICES} onChange={onChange} />
        )}
      </FormField>
      <Box sx={{ display: 'grid', gap: 1.25 }}>
        <FormField form={form} name="options.hasCover">
          {({ value, onChange }) => <CheckField label="Begin with a cover" value={value} onChange={onChange} />}
        </FormField>
        <FormField form={form} name="options.sharesPages">
          {({ value, onChange }) => (
            <CheckField
              label="Let catalogs share a page"
              hint="Otherwise each catalog begins a page of its own."
              value={value ?? false}
              onChange={onChange}
            />
          )}
        </FormField>
        <FormField form={form} name="options.showsSeller">
          {({ value, onChange }) => <CheckField label="Name the seller" value={value} onChange={onChange} />}
        </FormField>
        <FormField form={form} name="options.showsVideos">
          {({ value, onChange }) => (
            <CheckField
              label="Show videos"
              hint="A QR code beside the first photo opens the live video, whose page may name the seller. Uploaded clips have no public address and get no code."
              value={value ?? false}
              onChange={onChange}
            />
          )}
        </FormField>
      </Box>
      <FormField form={form} name="options.logoId">
        {({ value, onChange, problem }) => <LogoField value={value} onChange={onChange} problem={problem} />}
      </FormField>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }} />
      <FormField form={form} name="format">
        {({ value, onChange }) => (
          <SegmentedControl legend="File" value={value} options={FORMAT_CHOICES} onChange={onChange} />
        )}
      </FormField>
      <FormField form={form} name="quality">
        {({ value, onChange }) => (
          <SegmentedControl legend="Size of the file" value={value} options={QUALITY_CHOICES} onChange={onChange} />
        )}
      </FormField>
    </Box>
  );
}
