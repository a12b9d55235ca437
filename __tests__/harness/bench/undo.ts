type Undo = () => Promise<void> | void;

const undone = new Set<Undo>();

/**
 * Runs the work, then undoes its setup: ends processes, removes folders. If the bench is interrupted, `undoAll` does
 * that.
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

/** Undoes every setup in reverse order. */
export async function undoAll(): Promise<void> {
  for (const undo of [...undone].reverse()) {
    undone.delete(undo);
    await undo();
  }
}
