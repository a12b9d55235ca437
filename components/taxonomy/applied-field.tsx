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

/** The order they are stored in, so that a choice that is taken back counts as none. */
const inOrder = (applied: Applied[]) =>
  [...applied].sort((one, other) => (one.attributeId < other.attributeId ? -1 : 1));

/** Which attributes a product type has, which of them are required, and which values it allows. */
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
