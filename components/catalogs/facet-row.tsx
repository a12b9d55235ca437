import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { numberText } from '@/components/ui/data-table/count-text';

/** Values of one facet that are offered at once; the filters have them all. */
const MOST = 8;

interface FacetRowProps {
  label: string;
  values: readonly { value: string; count: number }[];
  chosen: readonly string[];
  nameOf: (value: string) => ReactNode;
  onToggle: (value: string) => void;
}

/** How many there are of each value; a click narrows the list to it, a second one takes it away. */
export function FacetRow({ label, values, chosen, nameOf, onToggle }: FacetRowProps) {
  if (values.length === 0) return null;
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', gap: 0.75, overflowX: 'auto', py: 0.5 }}>
      {values.slice(0, MOST).map(({ value, count }) => (
        <Chip
          key={value}
          size="small"
          label={
            <>
              {nameOf(value)} {numberText(count)}
            </>
          }
          variant={chosen.includes(value) ? 'filled' : 'outlined'}
          color={chosen.includes(value) ? 'primary' : 'default'}
          aria-pressed={chosen.includes(value)}
          onClick={() => onToggle(value)}
        />
      ))}
    </Box>
  );
}

/** The chosen values with one more or less; nothing where none is left. */
export const toggled = (chosen: readonly string[] = [], value: string): string[] | undefined => {
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  return next.length === 0 ? undefined : next;
};
