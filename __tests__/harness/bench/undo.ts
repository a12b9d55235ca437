type Undo = () => Promise<void> | void;

const undone = new Set<Undo>();

/**
 * Runs the work and then undoes what was set up for it: processes end, folders go. When the bench is stopped in the
 * middle, `undoAll` does it.
 */
export async function thenUndo<Result>(undo: Undo, work: () => Promise<Result>): Promise<Result> {
  undone.add(undo);
  try {
    return await work();
  } finally {
    undone.delete(undo);
    await undo();
  }
}

/** Undoes everything that is set up, the last first. */
export async function undoAll(): Promise<void> {
  for (const undo of [...undone].reverse()) {
    undone.delete(undo);
    await undo();
  }
}
