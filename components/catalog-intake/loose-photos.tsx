import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { NumberField } from '@/components/ui/number-field';
import { SectionCard } from '@/components/ui/section-card';
import { PhotoGrid } from './photo-grid';
import { counted } from './post-words';
import type { Tray } from './use-tray';

const GAP_MINUTES = 5;

/** Photos that are in no catalog yet, with shortcuts to assign them. */
export function LoosePhotos({ tray: { board, hands, groupByTime, groupByFolder } }: { tray: Tray }) {
  const [gap, setGap] = useState<number | null>(GAP_MINUTES);
  return (
    <SectionCard
      title={`In no catalog yet: ${counted(board.loose.length, 'photo')}`}
      description="Choose photos (with Shift all up to one, or by drawing a frame around them) and put them into a catalog, or drag them. Alt and an arrow key move one."
      action={
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ alignItems: 'end', flexWrap: 'wrap', width: { xs: 1, md: 'auto' } }}
        >
          <Button
            variant="outlined"
            color="inherit"
            disabled={board.loose.every(({ folder }) => !folder)}
            onClick={groupByFolder}
          >
            One catalog per folder
          </Button>
          <Box sx={{ width: 190 }}>
            <NumberField label="Minutes between catalogs" value={gap} onChange={setGap} />
          </Box>
          <Button
            variant="outlined"
            color="inherit"
            disabled={board.loose.length === 0 || !gap}
            onClick={() => gap && groupByTime(gap)}
          >
            One catalog per time gap
          </Button>
        </Stack>
      }
    >
      <PhotoGrid
        label="Photos in no catalog"
        place={null}
        photos={board.loose}
        hands={hands}
        emptyText={board.catalogs.length > 0 ? 'All photos are in catalogs.' : 'No photo is here yet.'}
      />
    </SectionCard>
  );
}
