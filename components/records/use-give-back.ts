import { undoneText } from '@/components/entities/undone-text';
import { notifySuccess } from '@/lib/client/notify';
import { useUndoHandover } from '@/lib/client/queries/handovers';

/** Undoes a handover and shows the result, whatever page the user is on by then. */
export function useGiveBack() {
  const { mutateAsync, isPending, variables } = useUndoHandover();
  const undo = (handoverId: string) =>
    void mutateAsync(handoverId).then(
      (undone) => notifySuccess(undoneText(undone)),
      // The call has shown its error.
      () => undefined,
    );
  return { undo, undoingId: isPending ? variables : undefined };
}
