import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type FormEvent, useId, useState } from 'react';
import { notifyUndoable } from '@/components/records/notify-undoable';
import { Field } from '@/components/ui/field';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { SelectField } from '@/components/ui/select-field';
import type { ApiError } from '@/lib/client/http/api-error';
import { useAcceptRequest, useAcceptRequestAs, useUndoAcceptedValue } from '@/lib/client/queries/value-requests';
import { useKeptWords } from '@/lib/client/typing/use-kept-words';
import type { EndpointAnswer } from '@/lib/contracts/base/endpoint';
import type { Attribute } from '@/lib/contracts/taxonomy/taxonomy-record';
import type { ValueRequest, valueRequestsApi } from '@/lib/contracts/value-requests';

const WAYS = [
  { value: 'new', label: 'A new value' },
  { value: 'existing', label: 'One that is there' },
] as const;

interface AcceptValueDialogProps {
  request: ValueRequest;
  attribute: Attribute;
  onClose: () => void;
}

const problemAt = (error: ApiError | null, field: string) =>
  error?.issues.find(({ path }) => path[0] === field)?.message;

/** Accepts a value request: as a new value with both names, or as an existing value with the same meaning. */
export function AcceptValueDialog({ request, attribute, onClose }: AcceptValueDialogProps) {
  const id = useId();
  const [way, setWay] = useState<'new' | 'existing'>('new');
  const [nameEn, setNameEn] = useState(request.nameEn);
  const [nameHi, setNameHi] = useState(request.nameHi);
  const [valueId, setValueId] = useState('');
  const asked = { nameEn: request.nameEn, nameHi: request.nameHi };
  useKeptWords(`accept value ${request.id}`, { nameEn, nameHi }, asked, (words) => {
    setNameEn(words.nameEn);
    setNameHi(words.nameHi);
  });
  const adding = useAcceptRequest();
  const taking = useAcceptRequestAs();
  const { mutate: undo } = useUndoAcceptedValue();
  const { error } = way === 'new' ? adding : taking;
  const isMarked = error?.issues.some(({ path }) => path[0] === 'nameEn' || path[0] === 'nameHi') ?? false;

  const onSuccess = ({ request: accepted, isTagged }: EndpointAnswer<typeof valueRequestsApi.accept>) => {
    const title = request.catalog.title || 'The catalog';
    const rest = isTagged ? `${title} has it now.` : `${title} was left as it is.`;
    notifyUndoable(`${accepted.value?.nameEn} is accepted. ${rest}`, () => undo(accepted), accepted.id);
    onClose();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const about = { id: request.id, version: request.version };
    if (way === 'new') adding.mutate({ ...about, nameEn, nameHi }, { onSuccess });
    else if (valueId) taking.mutate({ ...about, valueId }, { onSuccess });
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>
        Accept {attribute.nameEn} {request.nameEn}
      </DialogTitle>
      <DialogContent>
        <Stack component="form" id={`${id}-form`} noValidate spacing={2} onSubmit={handleSubmit}>
          <SegmentedControl legend="What it is" value={way} options={WAYS} onChange={setWay} />
          {way === 'new' ? (
            <>
              <Field
                label="English name"
                value={nameEn}
                problem={problemAt(error, 'nameEn')}
                autoComplete="off"
                required
                onChange={(event) => setNameEn(event.target.value)}
              />
              <Field
                label="Hindi name"
                value={nameHi}
                problem={problemAt(error, 'nameHi')}
                autoComplete="off"
                inputProps={{ lang: 'hi' }}
                required
                onChange={(event) => setNameHi(event.target.value)}
              />
            </>
          ) : (
            <SelectField
              label="Value that means the same"
              value={valueId}
              options={[
                { value: '', label: 'Choose a value' },
                ...attribute.values
                  .filter(({ active }) => active)
                  .map((value) => ({ value: value.id, label: `${value.nameEn} · ${value.nameHi}` })),
              ]}
              onChange={setValueId}
            />
          )}
          {error && !error.isPassing && !isMarked && <Alert severity="error">{error.message}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button
          type="submit"
          form={`${id}-form`}
          variant="contained"
          disabled={way === 'existing' && valueId === ''}
          loading={adding.isPending || taking.isPending}
        >
          Accept
        </Button>
      </DialogActions>
    </Dialog>
  );
}
