import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import type { Ref } from 'react';
import { catalogName } from '@/components/entities/catalog-name';
import { Field } from '@/components/ui/field';
import { NumberField } from '@/components/ui/number-field';
import { SectionCard } from '@/components/ui/section-card';
import type { ApiError } from '@/lib/client/http/api-error';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { paiseOf, plainRupees } from '@/lib/domain/text/money';
import { CatalogFacts } from './catalog-facts';
import type { ReviewFixes } from './use-review-fixes';

const FixForm = dynamic(() => import('./fix-form').then((module) => module.FixForm), { ssr: false });

interface ReviewFieldsProps {
  catalog: CatalogDetail;
  fixes: Pick<ReviewFixes, 'values' | 'fixes' | 'facts' | 'issues' | 'fix'>;
  shownId?: string;
  error: ApiError | null;
  rateField: Ref<HTMLInputElement>;
  isWhole: boolean;
  onWhole: (isWhole: boolean) => void;
  /** Disabled while changes are being sent: the response would overwrite further input. */
  isDisabled: boolean;
}

/** Values entered by an editor: title and rate are editable immediately, all others on demand. */
export function ReviewFields({ catalog, fixes, isWhole, onWhole, isDisabled, ...shown }: ReviewFieldsProps) {
  const { shownId, error, rateField } = shown;
  const { values, facts, issues, fix } = fixes;
  const problemOf = (field: string) =>
    [...issues, ...(error?.issues ?? [])].find(({ path }) => path[0] === field)?.message;
  return (
    <SectionCard
      title={catalogName(catalog)}
      action={
        <Button size="small" color="inherit" aria-expanded={isWhole} onClick={() => onWhole(!isWhole)}>
          {isWhole ? 'Fewer fields (E)' : 'All fields (E)'}
        </Button>
      }
    >
      {isWhole ? (
        <FixForm catalog={catalog} fixing={fixes} shownId={shownId} error={error} isDisabled={isDisabled} />
      ) : (
        <Box
          component="fieldset"
          disabled={isDisabled}
          sx={{ display: 'grid', gap: 2, m: 0, p: 0, border: 0, minWidth: 0 }}
        >
          <Field
            label="Title"
            value={values.title}
            problem={problemOf('title')}
            onChange={(event) => fix({ title: event.target.value })}
          />
          <NumberField
            label="Rate"
            hint="Rupees for one piece, GST extra."
            value={values.rate}
            parse={paiseOf}
            format={plainRupees}
            problem={problemOf('rate')}
            inputRef={rateField}
            onChange={(rate) => fix({ rate })}
          />
          <CatalogFacts catalog={{ ...catalog, ...facts }} hasRateField />
        </Box>
      )}
    </SectionCard>
  );
}
