import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { ChosenRow } from '@/components/entities/chosen-row';
import { QueryFailure } from '@/components/records/query-failure';
import { catalogName } from '@/lib/domain/catalogs/catalog-name';
import { countText } from '@/lib/domain/text/count-text';
import { visuallyHidden } from '@/components/ui/visually-hidden';
import { PDF_CATALOGS } from '@/lib/contracts/catalog-pdfs';
import { CATALOGS, PICTURES } from './pdf-words';
import type { Chosen } from './use-chosen';

/** Catalogs of the PDF, in page order. */
export function ChosenCatalogs({ chosen, problem }: { chosen: Chosen; problem?: string }) {
  const { ids, byId, gone, pictures } = chosen;
  const [dragged, setDragged] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const moved = useRef<HTMLElement | null>(null);
  const total = pictures.reduce((sum, count) => sum + count, 0);

  // A moving row briefly removes its button from the DOM, and the focus with it.
  useEffect(() => {
    moved.current?.focus();
    moved.current = null;
  }, [ids]);

  const move = (id: string, to: number, button?: HTMLElement) => {
    if (to < 0 || to >= ids.length) return;
    moved.current = button ?? null;
    const catalog = byId.get(id);
    setTold(`${catalog ? catalogName(catalog) : 'The catalog'} is now ${to + 1} of ${ids.length}.`);
    chosen.move(ids.indexOf(id), to);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 40 }}>
        <Typography aria-live="polite" sx={{ flex: 1, fontWeight: 550 }}>
          {`${countText({ value: ids.length, isExact: true }, CATALOGS)} of at most ${PDF_CATALOGS}, ${countText({ value: total, isExact: chosen.isKnown }, PICTURES)}`}
        </Typography>
        {ids.length > 0 && (
          <Button size="small" color="inherit" onClick={() => chosen.remove(ids)}>
            Remove all
          </Button>
        )}
      </Box>
      {problem && <Alert severity="error">{problem}</Alert>}
      {gone.length > 0 && (
        <Alert
          severity="warning"
          action={
            <Button size="small" color="inherit" onClick={() => chosen.remove(gone)}>
              Remove
            </Button>
          }
        >
          {`Buyers do not see ${countText({ value: gone.length, isExact: true }, CATALOGS)} any more. A PDF shows only what buyers see.`}
        </Alert>
      )}
      {chosen.error && !chosen.isKnown && <QueryFailure error={chosen.error} onRetry={chosen.retry} />}
      {ids.length === 0 && (
        <Typography color="textSecondary">
          No catalogs selected yet. Search and add some, then put them in order here.
        </Typography>
      )}
      <Box
        component="ol"
        aria-label="Selected catalogs"
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 380, overflowY: 'auto' }}
      >
        {ids.map((id, place) => (
          <ChosenRow
            key={id}
            place={place}
            catalog={byId.get(id)}
            isGone={gone.includes(id)}
            isDragged={dragged === id}
            onDragStart={() => setDragged(id)}
            onDragEnd={() => setDragged(null)}
            onDragOver={() => dragged !== null && dragged !== id && move(dragged, place)}
            onMove={(by, button) => move(id, place + by, button)}
            onRemove={() => chosen.remove([id])}
          />
        ))}
      </Box>
      <span role="status" style={visuallyHidden}>
        {told}
      </span>
    </Box>
  );
}
