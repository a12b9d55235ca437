import { useState } from 'react';
import type { Segment, Video, VideoForm } from '@/lib/contracts/videos/video-record';
import type { Player } from './use-player';

type Segments = VideoForm['segments'];

/** Catalog data shown for a segment. */
export type ShownCatalog = Pick<Segment, 'catalogId' | 'catalogTitle' | 'cover'>;

interface SegmentsOptions {
  video: Video;
  value: Segments;
  player: Player;
  onChange: (segments: Segments) => void;
}

/** Segments of a video that show a catalog: marked on the player, then linked to a catalog. */
export function useSegments({ video, value, player, onChange }: SegmentsOptions) {
  const [openMs, setOpenMs] = useState<number | null>(null);
  const [asked, setAsked] = useState<{ startMs: number; endMs: number } | null>(null);
  const [shown, setShown] = useState<ReadonlyMap<string, ShownCatalog>>(
    () => new Map(video.segments.map((segment) => [segment.catalogId, segment])),
  );
  const lengthMs = video.cut?.durationMs ?? 0;
  const now = () => Math.min(lengthMs, Math.round((player.ref.current?.currentTime ?? 0) * 1000));

  const mark = (edge: 'start' | 'end') => {
    if (edge === 'start') return setOpenMs(now());
    const startMs = openMs ?? Math.max(0, ...value.filter(({ endMs }) => endMs < now()).map(({ endMs }) => endMs));
    if (now() > startMs) setAsked({ startMs, endMs: now() });
  };
  return {
    openMs,
    lengthMs,
    isAsking: asked !== null,
    mark,
    /** Without a mark, the segment covers all remaining film. */
    ask: () => {
      const startMs = openMs ?? (now() < lengthMs ? now() : 0);
      setAsked({ startMs, endMs: Math.max(lengthMs, startMs + 1) });
    },
    endAsking: () => setAsked(null),
    add: (catalog: ShownCatalog) => {
      if (!asked) return;
      setShown(new Map([...shown, [catalog.catalogId, catalog]]));
      onChange([...value, { catalogId: catalog.catalogId, ...asked }]);
      setAsked(null);
      setOpenMs(null);
    },
    shownOf: (catalogId: string) => shown.get(catalogId),
    titleOf: (catalogId: string) => shown.get(catalogId)?.catalogTitle || 'Untitled',
    change: (at: number, edge: 'startMs' | 'endMs') =>
      onChange(value.map((segment, place) => (place === at ? { ...segment, [edge]: now() } : segment))),
    remove: (at: number) => onChange(value.filter((_, place) => place !== at)),
  };
}

export type SegmentsState = ReturnType<typeof useSegments>;
