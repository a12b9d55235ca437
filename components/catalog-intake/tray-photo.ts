import type { Photo } from '@/lib/contracts/photo-record';
import type { BoardPhoto, Place } from '@/lib/domain/photos/photo-board';

/** A photo of the tray, to be looked at. */
export interface TrayPhoto extends BoardPhoto {
  photo: Photo;
  /** What speaks against it; a warning only. */
  warnings: string[];
}

/** What can be done with one photo, wherever it lies. */
export interface PhotoHands {
  isChosen: (id: string) => boolean;
  /** With the range, all from the last one up to it. */
  onChoose: (id: string, isRange: boolean) => void;
  /** Those within a rectangle, in place of the chosen ones or besides them. */
  onLasso: (ids: readonly string[], isMore: boolean) => void;
  onShift: (id: string, by: 1 | -1) => void;
  onDragStart: (id: string) => void;
  onDrop: (target: { place: Place; before?: string }) => void;
}
