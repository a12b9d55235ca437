import { type DragEvent, useState } from 'react';

/** Makes a place take what is dropped there, and says whether that is over it; it takes nothing without `onDrop`. */
export function useDrop(onDrop: (() => void) | undefined) {
  const [isOver, setIsOver] = useState(false);
  const handlers = onDrop && {
    // A place may lie in another one: only the inner one takes it.
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      event.stopPropagation();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      event.stopPropagation();
      setIsOver(false);
      onDrop();
    },
  };
  return { isOver: isOver && onDrop !== undefined, handlers };
}
