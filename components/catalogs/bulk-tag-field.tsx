import { QueryFailure } from '@/components/records/query-failure';
import { SelectField } from '@/components/ui/select-field';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useTaxonomy } from '@/lib/client/queries/taxonomy';
import type { CatalogBulkDraft } from './catalog-bulk-wishes';

const NONE = { value: '', label: 'Choose…' };
const named = ({ id, nameEn }: { id: string; nameEn: string }) => ({ value: id, label: nameEn });

interface BulkTagFieldProps {
  draft: CatalogBulkDraft;
  isAdding: boolean;
  onChange: (change: Partial<CatalogBulkDraft>) => void;
}

/** A value of an attribute. Retired values are offered for removal. */
export function BulkTagField({ draft, isAdding, onChange }: BulkTagFieldProps) {
  const { data, error, refetch } = useTaxonomy();
  if (error && !data) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines count={2} height={56} />;
  const offered = data.attributes.filter(({ active }) => active || !isAdding);
  const attribute = offered.find(({ id }) => id === draft.attributeId);
  const values = attribute?.values.filter(({ active }) => active || !isAdding) ?? [];
  return (
    <>
      <SelectField
        label="Attribute"
        value={attribute?.id ?? ''}
        options={[NONE, ...offered.map(named)]}
        onChange={(id) => onChange({ attributeId: id || null, valueId: null })}
      />
      {attribute && (
        <SelectField
          label="Value"
          hint={isAdding && !attribute.several ? `Takes the place of another ${attribute.nameEn}.` : undefined}
          value={draft.valueId ?? ''}
          options={[NONE, ...values.map(named)]}
          onChange={(id) => onChange({ valueId: id || null })}
        />
      )}
    </>
  );
}
