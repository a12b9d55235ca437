import { undoneText } from '@/components/entities/undone-text';
import { notifySuccess } from '@/lib/client/notify';
import { useUndoHandover } from '@/lib/client/queries/handovers';

/** Gives a portfolio back and says what came of it, wherever the person is by then. */
export function useGiveBack() {
  const { mutateAsync, isPending, variables } = useUndoHandover();
  const undo = (handoverId: string) =>
    void mutateAsync(handoverId).then(
      (undone) => notifySuccess(undoneText(undone)),
      // The call has told why it failed.
      () => undefined,
    );
  return { undo, undoingId: isPending ? variables : undefined };
}
