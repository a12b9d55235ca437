import { undoneText } from '@/components/entities/undone-text';
import { notifySuccess } from '@/lib/client/notify';
import { useUndoMarketMerge } from '@/lib/client/queries/market-merges';

/** Takes a merge back and says what came of it, wherever the person is by then. */
export function useUndoMerge() {
  const { mutateAsync, isPending, variables } = useUndoMarketMerge();
  const undo = (mergeId: string) =>
    void mutateAsync(mergeId).then(
      (undone) => notifySuccess(undoneText(undone)),
      // The call has told why it failed.
      () => undefined,
    );
  return { undo, undoingId: isPending ? variables : undefined };
}
