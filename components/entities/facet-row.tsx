import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { numberText } from '@/lib/domain/text/count-text';
import { COUNT_LIMIT } from '@/lib/contracts/base/list';
import { type CatalogFacet, TAGGED_LIMIT } from '@/lib/domain/catalogs/catalog-facets';

/** Values offered per facet; the filters contain all of them. */
const MOST = 8;

interface FacetRowProps {
  label: string;
  values: readonly { value: string; count: number }[];
  chosen: readonly string[];
  /** Number of records sampled, when more match. */
  among?: number;
  nameOf: (value: string) => ReactNode;
  onToggle: (value: string) => void;
}

/** Number of records per value; a click filters the list by it, a second one removes the filter. */
export function FacetRow({ label, values, chosen, among, nameOf, onToggle }: FacetRowProps) {
  if (values.length === 0) return null;
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', gap: 0.75, overflowX: 'auto', py: 0.5 }}>
      {among !== undefined && (
        <Typography variant="caption" color="textSecondary" sx={{ flex: 'none', alignSelf: 'center' }}>
          Of {numberText(among)} looked at:
        </Typography>
      )}
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

/** Number of records sampled for a facet, when more match. */
export const lookedAt = (facet: CatalogFacet, sampled: readonly CatalogFacet[]): number | undefined => {
  if (!sampled.includes(facet)) return undefined;
  return facet === 'valueId' ? TAGGED_LIMIT : COUNT_LIMIT;
};

/** Toggles a value; undefined when none is left. */
export const toggled = (chosen: readonly string[] = [], value: string): string[] | undefined => {
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  return next.length === 0 ? undefined : next;
};
