import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CatalogLine } from '@/components/entities/catalog-line';
import type { CollectionDetail, Member } from '@/lib/contracts/collections/collection-record';
import { catalogName } from '@/lib/domain/catalogs/catalog-name';
import { catalogsText } from './collection-words';

interface RulePreviewProps {
  preview: { added: readonly Member[]; crowdedOut: number; excluded: number };
  onAdd: () => void;
  onExclude: (id: string) => void;
}

/** Preview of a rule: any catalog can be excluded permanently. */
export function RulePreview({ preview: { added, crowdedOut, excluded }, onAdd, onExclude }: RulePreviewProps) {
  const left = [
    crowdedOut > 0 && `${catalogsText(crowdedOut)} left out: enough of their sellers.`,
    excluded > 0 && `${catalogsText(excluded)} excluded.`,
  ].filter(Boolean);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography role="status" sx={{ flex: 1 }}>
          {[`The rule adds ${catalogsText(added.length)}.`, ...left].join(' ')}
        </Typography>
        <Button variant="contained" disabled={added.length === 0} onClick={onAdd}>
          Add them
        </Button>
      </Box>
      <Box
        component="ul"
        aria-label="What the rule adds"
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: '50vh', overflowY: 'auto' }}
      >
        {added.map((catalog) => (
          <Box component="li" key={catalog.id} sx={{ display: 'flex', alignItems: 'center', gap: 1.25, p: 0.5 }}>
            <CatalogLine catalog={catalog}>
              <Button
                size="small"
                color="inherit"
                aria-label={`Exclude ${catalogName(catalog)}`}
                onClick={() => onExclude(catalog.id)}
              >
                Exclude
              </Button>
            </CatalogLine>
          </Box>
        ))}
      </Box>
    </>
  );
}

interface ExcludedProps {
  excluded: CollectionDetail['excluded'];
  onAllow: (id: string) => void;
}

/** Catalogs excluded from all rules of the collection. */
export function Excluded({ excluded, onAllow }: ExcludedProps) {
  if (excluded.length === 0) return null;
  return (
    <Box>
      <Typography sx={{ fontWeight: 550 }}>Excluded from every rule</Typography>
      <Box component="ul" aria-label="Excluded catalogs" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {excluded.map(({ id, title }) => (
          <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>{title || 'Catalog'}</Box>
            <Button
              size="small"
              color="inherit"
              aria-label={`Allow ${title || 'it'} again`}
              onClick={() => onAllow(id)}
            >
              Allow again
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
