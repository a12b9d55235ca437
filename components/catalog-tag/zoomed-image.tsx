import Box from '@mui/material/Box';
import { type PointerEvent, useRef, useState } from 'react';
import type { Photo } from '@/lib/contracts/photo-record';

interface ZoomedImageProps {
  photo: Photo;
  name: string;
  zoom: number;
}

/** An enlarged photo that pans by dragging. */
export function ZoomedImage({ photo, name, zoom }: ZoomedImageProps) {
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const grabbed = useRef<{ x: number; y: number } | null>(null);
  const handleDown = (event: PointerEvent) => {
    grabbed.current = { x: event.clientX - place.x, y: event.clientY - place.y };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const handleMove = ({ clientX, clientY }: PointerEvent) => {
    if (grabbed.current) setPlace({ x: clientX - grabbed.current.x, y: clientY - grabbed.current.y });
  };
  return (
    <Box
      component="img"
      src={photo.urls.large}
      alt={name}
      draggable={false}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={() => (grabbed.current = null)}
      onPointerCancel={() => (grabbed.current = null)}
      style={{ transform: `translate(${place.x}px, ${place.y}px) scale(${zoom})` }}
      sx={{
        width: '100%',
        height: '100%',
        objectFit: 'contain',
        display: 'block',
        cursor: 'grab',
        touchAction: 'none',
      }}
    />
  );
}
