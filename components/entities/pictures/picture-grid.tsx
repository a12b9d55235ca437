import Box from '@mui/material/Box';
import { useState } from 'react';
import type { CatalogImage } from '@/lib/contracts/catalogs/catalog-record';
import { type Arrangement, movedTo, without } from './arrangement';
import type { PictureAct } from './picture-menu';
import { PictureTile } from './picture-tile';

interface PictureGridProps<Act extends PictureAct> {
  /** Remaining photos, in order. */
  pictures: readonly CatalogImage[];
  arrangement: Arrangement;
  onArrange: (arrangement: Arrangement) => void;
  /** True when nothing can be changed now. */
  isFixed: boolean;
  /** Photo that is being replaced. */
  busyId: string | null;
  acts: readonly Act[];
  onAct: (act: Act, picture: CatalogImage) => void;
  chosen?: readonly string[];
  /** Omitted when photos are not selectable. */
  onChoose?: (id: string, isChosen: boolean) => void;
}

/** Photos of a catalog, reordered by dragging or with their arrow buttons. */
export function PictureGrid<Act extends PictureAct>(props: PictureGridProps<Act>) {
  const { pictures, arrangement, onArrange, isFixed, busyId, acts, onAct, chosen, onChoose } = props;
  const [draggedId, setDraggedId] = useState<string | null>(null);
  return (
    <Box
      component="ol"
      aria-label="Photos"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(152px, 1fr))',
        gap: 1.5,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {pictures.map((picture, place) => (
        <PictureTile
          key={picture.id}
          photo={picture.photo}
          place={place}
          count={pictures.length}
          isCover={arrangement.coverId === picture.id}
          isFixed={isFixed}
          isBusy={busyId === picture.id}
          isChosen={chosen?.includes(picture.id)}
          onChoose={onChoose && ((isChosen) => onChoose(picture.id, isChosen))}
          onMove={(to) => onArrange(movedTo(arrangement, picture.id, to))}
          onCover={() => onArrange({ ...arrangement, coverId: picture.id })}
          onRemove={() => onArrange(without(arrangement, picture.id))}
          acts={acts}
          onAct={(act) => onAct(act, picture)}
          onDrag={() => setDraggedId(picture.id)}
          onDrop={() => {
            if (draggedId !== null) onArrange(movedTo(arrangement, draggedId, place));
            setDraggedId(null);
          }}
        />
      ))}
    </Box>
  );
}
