import { undoneText } from '@/components/entities/undone-text';
import { notifySuccess } from '@/lib/client/notify';
import { useUndoMarketMerge } from '@/lib/client/queries/market-merges';

/** Undoes a merge and shows the result, whatever page the user is on by then. */
export function useUndoMerge() {
  const { mutateAsync, isPending, variables } = useUndoMarketMerge();
  const undo = (mergeId: string) =>
    void mutateAsync(mergeId).then(
      (undone) => notifySuccess(undoneText(undone)),
      // The call has shown its error.
      () => undefined,
    );
  return { undo, undoingId: isPending ? variables : undefined };
}
