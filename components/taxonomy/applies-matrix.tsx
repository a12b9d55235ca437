import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { SectionCard } from '@/components/ui/section-card';
import { visuallyHidden } from '@/components/ui/visually-hidden';
import type { ProductType, Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';

const Grid = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  borderCollapse: 'collapse',
  '& th': { textAlign: 'left', fontWeight: 550, padding: theme.spacing(0.75, 1) },
  '& thead th': { verticalAlign: 'bottom', minWidth: '5.5rem' },
  '& thead th + th': { textAlign: 'center' },
  '& td': { textAlign: 'center', padding: theme.spacing(0.75, 1) },
  '& tr > :first-of-type': {
    position: 'sticky',
    left: 0,
    minWidth: '7.5rem',
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& tbody tr > *': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const WORDS = { required: ['●', 'required'], optional: ['○', 'optional'], no: ['', 'does not apply'] } as const;

function stateOf({ attributes }: ProductType, id: string): keyof typeof WORDS {
  const applied = attributes.find(({ attributeId }) => attributeId === id);
  if (!applied) return 'no';
  return applied.required ? 'required' : 'optional';
}

/** Matrix of product types and attributes, with the required ones marked. */
export function AppliesMatrix({ taxonomy: { productTypes, attributes } }: { taxonomy: Taxonomy }) {
  const columns = attributes.filter(({ active }) => active);
  return (
    <SectionCard
      title="What applies to what"
      description={`${WORDS.required[0]} required, ${WORDS.optional[0]} optional. Open a product type to change it.`}
    >
      <Box
        role="region"
        aria-label="What applies to what, scrolls sideways"
        tabIndex={0}
        sx={{ overflowX: 'auto', position: 'relative' }}
      >
        <Grid>
          <thead>
            <tr>
              <th scope="col">Product type</th>
              {columns.map(({ id, nameEn }) => (
                <th key={id} scope="col">
                  {nameEn}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {productTypes
              .filter(({ active }) => active)
              .map((type) => (
                <tr key={type.id}>
                  <th scope="row">{type.nameEn}</th>
                  {columns.map(({ id }) => {
                    const [sign, word] = WORDS[stateOf(type, id)];
                    return (
                      <td key={id}>
                        <span aria-hidden>{sign}</span>
                        <span style={visuallyHidden}>{word}</span>
                      </td>
                    );
                  })}
                </tr>
              ))}
          </tbody>
        </Grid>
      </Box>
    </SectionCard>
  );
}
