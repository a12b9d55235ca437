import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CheckBox } from '@/components/ui/check-box';
import { Age } from '@/components/ui/age';
import type { Unfinished } from '@/lib/contracts/cycles/cycles';
import { countText } from '@/lib/domain/text/count-text';

const CATALOGS = { one: 'catalog', many: 'catalogs' } as const;

interface UnfinishedUploadsProps {
  uploads: Unfinished['uploads'];
  chosen: readonly string[];
  /** Left out where nothing can be chosen yet. */
  onChange?: (ids: readonly string[]) => void;
}

/** The oldest open uploads, with a box for each that goes back to the pool. */
export function UnfinishedUploads({ uploads, chosen, onChange }: UnfinishedUploadsProps) {
  if (uploads.length === 0)
    return <Typography sx={{ mt: 2 }}>No upload is open. Nothing has to be decided.</Typography>;
  const toggle = (id: string) => onChange?.(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const areAll = chosen.length === uploads.length;
  return (
    <Box sx={{ mt: 2 }}>
      {onChange && (
        <Box component="label" sx={{ display: 'flex', gap: 1.25, py: 1, fontWeight: 550 }}>
          <CheckBox
            checked={areAll}
            isPartial={chosen.length > 0 && !areAll}
            onChange={() => onChange(areAll ? [] : uploads.map(({ id }) => id))}
          />
          All back to the pool
        </Box>
      )}
      <Box
        component="ul"
        aria-label="Open uploads"
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 420, overflowY: 'auto' }}
      >
        {uploads.map(({ id, seller, editor, catalogs, createdAt }) => (
          <Box component="li" key={id} sx={{ borderTop: 1, borderColor: 'divider' }}>
            <Box component="label" sx={{ display: 'flex', gap: 1.25, py: 1 }}>
              {onChange && <CheckBox checked={chosen.includes(id)} onChange={() => toggle(id)} />}
              <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
                {seller.businessName}
                <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                  {countText({ value: catalogs, isExact: true }, CATALOGS)} · {editor ? editor.name : 'Unassigned'} ·{' '}
                  <Age at={createdAt} />
                </Typography>
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
