import { type DragEvent, useState } from 'react';

/** Makes an element a drop target and returns whether a drag is over it. Without `onDrop` it accepts nothing. */
export function useDrop(onDrop: (() => void) | undefined) {
  const [isOver, setIsOver] = useState(false);
  const handlers = onDrop && {
    // Drop targets can be nested: only the inner one handles the event.
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
