interface Waiting<Item> {
  item: Item;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Batches items that arrive during a write into the next write: many callers share one flush to disk, and a single
 * caller never waits. Each promise resolves once its own item is written.
 * @param write writes all of them or throws; then each is retried alone, so that a bad item fails only itself.
 * @param most items of one write.
 */
export function gathering<Item>(
  write: (items: readonly Item[]) => Promise<unknown>,
  most: number,
): (item: Item) => Promise<void> {
  const waiting: Waiting<Item>[] = [];
  let isWriting = false;

  async function writeTogether(batch: readonly Waiting<Item>[]): Promise<void> {
    try {
      await write(batch.map(({ item }) => item));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      if (batch.length === 1) return batch[0]?.reject(error);
      for (const one of batch) await writeTogether([one]);
    }
  }

  async function work(): Promise<void> {
    if (isWriting) return;
    isWriting = true;
    while (waiting.length > 0) await writeTogether(waiting.splice(0, most));
    isWriting = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      void work();
    });
}
