import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { RadioList } from './choice-list';

export interface ConflictField {
  id: string;
  label: string;
  /** Display text of the value. */
  theirs: ReactNode;
  mine: ReactNode;
}

interface ConflictChoiceProps {
  fields: readonly ConflictField[];
  /** Name of the other user, when known. */
  by?: string;
  isBusy: boolean;
  /** Called with the names of the fields that keep my value. */
  onSave: (mine: string[]) => void;
  onCancel: () => void;
}

/** Conflict resolution: selects the version to keep, field by field. */
export function ConflictChoice({ fields, by = 'A colleague', isBusy, onSave, onCancel }: ConflictChoiceProps) {
  const [mine, setMine] = useState(() => fields.map((field) => field.id));
  const choose = (id: string, whose: 'mine' | 'theirs') =>
    setMine([...mine.filter((other) => other !== id), ...(whose === 'mine' ? [id] : [])]);
  return (
    <Alert severity="warning" variant="outlined" sx={{ '& .MuiAlert-message': { flex: 1 } }}>
      <Typography sx={{ fontWeight: 550 }}>{by} changed this while you were editing</Typography>
      <Typography variant="body2" sx={{ mb: 1.5 }}>
        Nothing is lost. Choose what stays, then save.
      </Typography>
      <Stack spacing={1.5}>
        {fields.map(({ id, label, ...says }) => (
          <RadioList
            key={id}
            legend={label}
            value={mine.includes(id) ? 'mine' : 'theirs'}
            options={[
              { value: 'theirs', label: 'Theirs', hint: says.theirs },
              { value: 'mine', label: 'Mine', hint: says.mine },
            ]}
            onChange={(whose) => choose(id, whose)}
          />
        ))}
      </Stack>
      <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
        <Button variant="contained" loading={isBusy} onClick={() => onSave(mine)}>
          Save
        </Button>
        <Button color="inherit" onClick={onCancel}>
          Keep editing
        </Button>
      </Box>
    </Alert>
  );
}
