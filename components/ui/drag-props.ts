import type { DragEvent } from 'react';

/** What makes something draggable. It carries its name, because Firefox drags nothing that carries nothing. */
export const dragProps = (name: string, onStart: () => void, onEnd: () => void) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData('text/plain', name);
    dataTransfer.effectAllowed = 'move';
    onStart();
  },
  onDragEnd: onEnd,
});
