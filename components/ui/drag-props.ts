import type { DragEvent } from 'react';

/** Props of a draggable element. It carries its name as data, because Firefox does not start a drag without data. */
export const dragProps = (name: string, onStart: () => void, onEnd: () => void) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData('text/plain', name);
    dataTransfer.effectAllowed = 'move';
    onStart();
  },
  onDragEnd: onEnd,
});
