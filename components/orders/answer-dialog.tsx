import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog } from '@/components/records/form-dialog';
import { NumberField } from '@/components/ui/number-field';
import { SelectField } from '@/components/ui/select-field';
import { notifySuccess } from '@/lib/client/notify';
import { useOrderStep } from '@/lib/client/queries/orders';
import type { OrderLine, SubOrder } from '@/lib/contracts/orders/order-record';
import { subOrdersApi } from '@/lib/contracts/orders/sub-orders';
import { openPieces } from '@/lib/domain/orders/quantities';
import { REFUSAL_REASONS } from '@/lib/domain/orders/return-status';

interface Answer {
  accepted: number | null;
  refused: number | null;
  reason: string;
}

const REASONS = [
  { value: '', label: 'Choose…' },
  ...REFUSAL_REASONS.map((reason) => ({ value: reason as string, label: reason as string })),
];

const allAccepted = (line: OrderLine): Answer => ({ accepted: openPieces(line), refused: 0, reason: '' });

/** Records which pieces the seller accepts and refuses, line by line. */
export function AnswerDialog({ part, onClose }: { part: SubOrder; onClose: () => void }) {
  const { mutate, isPending, error } = useOrderStep(subOrdersApi.answer);
  const lines = part.lines.filter((line) => openPieces(line) > 0);
  const [answers, setAnswers] = useState<Record<string, Answer>>(() =>
    Object.fromEntries(lines.map((line) => [line.id, allAccepted(line)])),
  );
  const answerTo = (line: OrderLine) => answers[line.id] ?? allAccepted(line);
  const change = (line: OrderLine, changes: Partial<Answer>) =>
    setAnswers({ ...answers, [line.id]: { ...answerTo(line), ...changes } });
  /** Refused pieces cannot be accepted as well. */
  const refuse = (line: OrderLine, refused: number | null) => {
    const left = openPieces(line) - (refused || 0);
    const { accepted } = answerTo(line);
    change(line, { refused, ...(left >= 0 && (accepted ?? 0) > left && { accepted: left }) });
  };
  const handleSave = () =>
    mutate(
      {
        params: { id: part.id },
        body: {
          version: part.version,
          lines: lines.map((line) => {
            const { accepted, refused, reason } = answerTo(line);
            return { lineId: line.id, accepted: accepted ?? 0, refused: refused ?? 0, reason: reason || null };
          }),
        },
      },
      {
        onSuccess: () => {
          notifySuccess(`The answer of ${part.seller.businessName} is recorded.`);
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={`Answer of ${part.seller.businessName}`}
      description="Pieces neither accepted nor refused stay open."
      saveLabel="Record answer"
      maxWidth="md"
      isBusy={isPending}
      error={error}
      onSave={handleSave}
      onClose={onClose}
    >
      {lines.map((line, index) => {
        const { accepted, refused, reason } = answerTo(line);
        return (
          <Box key={line.id} role="group" aria-label={line.title}>
            <Typography sx={{ mb: 1 }}>
              <strong>{line.title}</strong>, {openPieces(line)} pieces open
            </Typography>
            <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 2fr' } }}>
              <NumberField
                label="Accepted"
                value={accepted}
                autoFocus={index === 0}
                onChange={(pieces) => change(line, { accepted: pieces })}
              />
              <NumberField label="Refused" value={refused} onChange={(pieces) => refuse(line, pieces)} />
              {Boolean(refused) && (
                <SelectField
                  label="Why refused"
                  value={reason}
                  options={REASONS}
                  onChange={(next) => change(line, { reason: next })}
                />
              )}
            </Box>
          </Box>
        );
      })}
    </FormDialog>
  );
}
