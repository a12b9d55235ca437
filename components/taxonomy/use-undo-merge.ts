import { notifySuccess } from '@/lib/client/notify';
import { useUndoValueMerge } from '@/lib/client/queries/taxonomy';

/** Undoes a merge of values and shows the result, whatever page the user is on by then. */
export function useUndoMerge() {
  const { mutateAsync, isPending, variables } = useUndoValueMerge();
  const undo = (mergeId: string) =>
    void mutateAsync({ params: { id: mergeId } }).then(
      ({ merge, leftAlone }) => {
        const rest = leftAlone === 0 ? '' : ' What was changed since then stays as it is.';
        notifySuccess(`${merge.from.label} is a value of its own again.${rest}`);
      },
      // The call has shown its error.
      () => undefined,
    );
  return { undo, undoingId: isPending ? variables?.params.id : undefined };
}
