import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dynamic from 'next/dynamic';
import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { CatalogImage } from '@/lib/contracts/catalogs/catalog-record';
import type { Photo } from '@/lib/contracts/photo-record';
import { FilmStrip } from './film-strip';
import type { ImageView } from './use-image-view';

const ZoomedImage = dynamic(() => import('./zoomed-image').then((module) => module.ZoomedImage), { ssr: false });

/** Swipe distance to the next photo, in pixels. */
const SWIPE = 48;
const AHEAD = 2;
const WHEEL_STEP = 0.25;

interface ImageStageProps {
  pictures: readonly CatalogImage[];
  /** First photo of the next catalog. */
  next: Photo | null;
  view: ImageView;
  /** Names of tags that apply to this photo and not to the whole catalog. */
  namesOn?: (pictureId: string) => string[];
}

/** Photos of a catalog, one of them enlarged. */
export function ImageStage({ pictures, next, view, namesOn = () => [] }: ImageStageProps) {
  const { index, zoom } = view;
  const picture = pictures[index];
  const touchedAt = useRef(0);
  const stage = useRef<HTMLDivElement>(null);
  const zoomBy = useEffectEvent(view.zoomBy);
  const ahead = [...pictures.slice(index + 1, index + 1 + AHEAD).map(({ photo }) => photo), ...[next ?? []].flat()]
    .slice(0, AHEAD)
    .map(({ urls }) => urls.screen)
    .join(' ');
  useEffect(() => {
    for (const url of ahead.split(' ').filter(Boolean)) new Image().src = url;
  }, [ahead]);

  const isShown = picture !== undefined;
  useEffect(() => {
    // React registers wheel listeners as passive, so the page would scroll under the photo.
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomBy(event.deltaY < 0 ? WHEEL_STEP : -WHEEL_STEP);
    };
    const { current } = stage;
    current?.addEventListener('wheel', handleWheel, { passive: false });
    return () => current?.removeEventListener('wheel', handleWheel);
  }, [isShown]);

  const handleUp = ({ clientX, pointerType }: PointerEvent) => {
    const way = clientX - touchedAt.current;
    if (pointerType === 'touch' && zoom === 1 && Math.abs(way) > SWIPE) view.move(way < 0 ? 1 : -1);
  };
  if (!picture) return <Typography color="textSecondary">This catalog has no photos.</Typography>;
  const name = `Photo ${index + 1} of ${pictures.length}`;
  return (
    <Box component="section" aria-label="Photos" sx={{ minWidth: 0 }}>
      <Box
        onPointerDown={({ clientX }) => (touchedAt.current = clientX)}
        onPointerUp={handleUp}
        ref={stage}
        sx={{
          position: 'relative',
          height: { xs: '75vw', md: 'calc(100vh - 380px)' },
          minHeight: 260,
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'action.hover',
          touchAction: zoom === 1 ? 'pan-y' : 'none',
        }}
      >
        {zoom > 1 ? (
          <ZoomedImage key={picture.id} photo={picture.photo} name={name} zoom={zoom} />
        ) : (
          <Box
            component="img"
            src={picture.photo.urls.screen}
            alt={name}
            draggable={false}
            sx={{ width: '100%', height: '100%', objectFit: 'contain', display: 'block' }}
          />
        )}
        <Typography
          variant="caption"
          aria-hidden
          sx={{ position: 'absolute', right: 8, bottom: 8, px: 0.75, borderRadius: 1, bgcolor: 'background.paper' }}
        >
          {index + 1} / {pictures.length}
          {zoom > 1 && ` · ${zoom.toFixed(1)}×`}
        </Typography>
      </Box>
      {pictures.length > 1 && (
        <FilmStrip
          label="Photos of this catalog"
          frames={pictures.map(({ id, photo }, place) => frameOf(id, photo, place, namesOn(id)))}
          currentId={picture.id}
          size={64}
          onOpen={(id) => view.open(pictures.findIndex((one) => one.id === id))}
        />
      )}
    </Box>
  );
}

/** A thumbnail, marked with the number of tags that apply to it alone. */
const frameOf = (id: string, photo: Photo, place: number, names: string[]) => ({
  id,
  photo,
  name: [`Photo ${place + 1}`, ...(names.length > 0 ? [`only here: ${names.join(', ')}`] : [])].join(', '),
  note: names.length > 0 && (
    <Box
      component="span"
      title={names.join(', ')}
      sx={{
        position: 'absolute',
        right: 2,
        bottom: 2,
        minWidth: 18,
        px: 0.5,
        borderRadius: 1,
        typography: 'caption',
        color: 'primary.contrastText',
        bgcolor: 'primary.main',
      }}
    >
      {names.length}
    </Box>
  ),
});
