import Box from '@mui/material/Box';
import type { FieldErrors } from 'react-hook-form';
import type { Attribute, ProductTypeForm } from '@/lib/contracts/taxonomy/taxonomy-record';
import { AppliedRow, type Applied } from './applied-row';
import { FormGroup } from './form-group';

interface AppliedFieldProps {
  legend: string;
  attributes: readonly Attribute[];
  value: Applied[];
  onChange: (applied: Applied[]) => void;
  problems?: FieldErrors<ProductTypeForm>['attributes'];
}

/** Uses the stored order, so that reverting a change counts as no change. */
const inOrder = (applied: Applied[]) =>
  [...applied].sort((one, other) => (one.attributeId < other.attributeId ? -1 : 1));

/** Attributes of a product type: which ones apply, which are required, and the allowed values. */
export function AppliedField({ legend, attributes, value, onChange, problems }: AppliedFieldProps) {
  const find = (id: string) => value.find(({ attributeId }) => attributeId === id);
  const change = (id: string, next: Applied | null) =>
    onChange(inOrder([...value.filter(({ attributeId }) => attributeId !== id), ...(next ? [next] : [])]));
  const shown = attributes.filter(({ id, active }) => active || find(id));
  const problem = problems?.message ?? value.map((_one, place) => problems?.[place]?.message).find(Boolean);
  return (
    <FormGroup legend={legend} hint="What a catalog of this type has to have." problem={problem}>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {shown.map((attribute) => (
          <AppliedRow
            key={attribute.id}
            attribute={attribute}
            applied={find(attribute.id) ?? null}
            onChange={(next) => change(attribute.id, next)}
          />
        ))}
      </Box>
    </FormGroup>
  );
}
