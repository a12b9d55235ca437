import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type FormEvent, useId, useState } from 'react';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import { notifySuccess } from '@/lib/client/notify';
import { useAskForValue } from '@/lib/client/queries/value-requests';
import { useKeptWords } from '@/lib/client/typing/use-kept-words';
import { offeredValue } from '@/lib/domain/taxonomy/value-names';
import type { Choice } from '@/components/entities/catalog-form/tag-keys';

interface AskValueDialogProps {
  catalogId: string;
  productTypeId: string | null;
  /** Fields in which a value can be missing. */
  choices: readonly Pick<Choice, 'id' | 'label'>[];
  attributeId: string;
  /** Searched name that was not found. */
  name: string;
  taxonomy: Taxonomy;
  /** Called when the value exists already and is selected. */
  onTake: (attributeId: string, valueId: string) => void;
  onClose: () => void;
}

/** Requests a missing value from an admin; an existing one is offered instead. */
export function AskValueDialog({
  catalogId,
  productTypeId,
  choices,
  taxonomy,
  onTake,
  onClose,
  ...start
}: AskValueDialogProps) {
  const id = useId();
  const [attributeId, setAttributeId] = useState(start.attributeId);
  const [nameEn, setNameEn] = useState(start.name);
  const [nameHi, setNameHi] = useState('');
  const [note, setNote] = useState('');
  const typed = { attributeId, nameEn, nameHi, note };
  const untouched = { attributeId: start.attributeId, nameEn: start.name, nameHi: '', note: '' };
  useKeptWords(`ask value ${catalogId} ${start.attributeId}`, typed, untouched, (words) => {
    setAttributeId(words.attributeId);
    setNameEn(words.nameEn);
    setNameHi(words.nameHi);
    setNote(words.note);
  });
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, isPending, error, data } = useAskForValue();
  const attribute = choices.find((choice) => choice.id === attributeId);
  const isAnswered = data?.existing?.attributeId === attributeId && data.existing.nameEn === nameEn.trim();
  const existing =
    offeredValue(nameEn, { attributeId, productTypeId }, taxonomy) ?? (isAnswered ? data.existing : null);

  const take = (valueId: string) => {
    onTake(attributeId, valueId);
    onClose();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (existing) return take(existing.id);
    setIsMissing(nameEn.trim() === '');
    if (nameEn.trim() === '') return;
    mutate(
      { catalogId, attributeId, nameEn, nameHi, note },
      {
        onSuccess: ({ request }) => {
          if (!request) return;
          notifySuccess(
            `Suggested ${request.attribute.nameEn} ${request.nameEn}. You will be told what an admin decides.`,
          );
          onClose();
        },
      },
    );
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>Suggest a value</DialogTitle>
      <DialogContent>
        <Stack component="form" id={`${id}-form`} noValidate spacing={2} onSubmit={handleSubmit}>
          <SelectField
            label="What for"
            value={attributeId}
            options={choices.map((choice) => ({ value: choice.id, label: choice.label }))}
            onChange={setAttributeId}
          />
          <Field
            label="Name in English"
            value={nameEn}
            problem={isMissing ? 'Type the name in English.' : undefined}
            autoComplete="off"
            autoFocus
            required
            inputProps={{ maxLength: 80 }}
            onChange={(event) => setNameEn(event.target.value)}
          />
          {existing && (
            <Alert
              severity="info"
              variant="outlined"
              role="status"
              action={
                <Button color="inherit" onClick={() => take(existing.id)}>
                  Use it
                </Button>
              }
            >
              {attribute?.label} has {existing.nameEn} already.
            </Alert>
          )}
          <Field
            label="Name in Hindi"
            hint="If you know it."
            value={nameHi}
            autoComplete="off"
            inputProps={{ lang: 'hi', maxLength: 80 }}
            onChange={(event) => setNameHi(event.target.value)}
          />
          <Field
            label="Note for the admin"
            value={note}
            inputProps={{ maxLength: 500 }}
            onChange={(event) => setNote(event.target.value)}
          />
          {error && !error.isPassing && <Alert severity="error">{error.message}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" form={`${id}-form`} variant="contained" loading={isPending} disabled={existing !== null}>
          Ask
        </Button>
      </DialogActions>
    </Dialog>
  );
}
