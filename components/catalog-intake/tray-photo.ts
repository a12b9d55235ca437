import type { Photo } from '@/lib/contracts/photo-record';
import type { BoardPhoto, Place } from '@/lib/domain/photos/photo-board';

/** A photo of the tray, for display. */
export interface TrayPhoto extends BoardPhoto {
  photo: Photo;
  /** Warnings; none of them blocks. */
  warnings: string[];
}

/** Actions on one photo, wherever it is shown. */
export interface PhotoHands {
  isChosen: (id: string) => boolean;
  /** With `isRange`, selects all photos from the last selected one to this one. */
  onChoose: (id: string, isRange: boolean) => void;
  /** Photos inside the lasso: replace the selection, or are added to it. */
  onLasso: (ids: readonly string[], isMore: boolean) => void;
  onShift: (id: string, by: 1 | -1) => void;
  onDragStart: (id: string) => void;
  onDrop: (target: { place: Place; before?: string }) => void;
}
