import { useState } from 'react';

const MOST_ZOOM = 5;

/** Open photo and zoom level. */
export function useImageView(count: number) {
  const [index, setIndex] = useState(0);
  const [zoom, setZoom] = useState(1);
  const open = (place: number) => {
    setIndex(Math.min(Math.max(place, 0), Math.max(count - 1, 0)));
    setZoom(1);
  };
  return {
    index,
    zoom,
    open,
    move: (by: 1 | -1) => open(index + by),
    zoomBy: (by: number) => setZoom((now) => Math.min(Math.max(now + by, 1), MOST_ZOOM)),
  };
}

export type ImageView = ReturnType<typeof useImageView>;
