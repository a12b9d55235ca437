import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Instant } from '@/components/ui/instant';
import { toApiError } from '@/lib/client/http/api-error';
import { notifySuccess } from '@/lib/client/notify';
import { type HistoryWords, labelOf, valueText } from './history-words';

/** An earlier value, with the time it was replaced. */
export interface Restoring {
  field: string;
  value: unknown;
  at: string;
}

interface RestoreDialogProps {
  restoring: Restoring;
  words: HistoryWords;
  /** Current value of the field. */
  now: unknown;
  save: (field: string, value: unknown) => Promise<unknown>;
  onClose: () => void;
}

const MEANWHILE = 'This record changed meanwhile and is shown as it is now. Check it, then restore.';

/** Restores one old value, after showing what it replaces. */
export function RestoreDialog({ restoring: { field, value, at }, words, now, save, onClose }: RestoreDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const label = labelOf(words, field);
  const handleConfirm = async () => {
    setIsBusy(true);
    try {
      await save(field, value);
      notifySuccess(`${label} is restored.`);
      onClose();
    } catch (error) {
      const failure = toApiError(error);
      setProblem(failure.code === 'changed_meanwhile' ? MEANWHILE : (failure.issues[0]?.message ?? failure.message));
      setIsBusy(false);
    }
  };
  return (
    <ConfirmDialog
      isOpen
      title={`Restore ${label}?`}
      confirmLabel="Restore"
      isBusy={isBusy}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <p>
        It is <strong>{valueText(words, field, now)}</strong> and becomes{' '}
        <strong>{valueText(words, field, value)}</strong>, as it was before <Instant at={at} />.
      </p>
      {problem && (
        <Alert severity="warning" variant="outlined">
          {problem}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
