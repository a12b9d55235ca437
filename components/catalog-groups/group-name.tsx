import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormEvent } from 'react';
import { Field } from '@/components/ui/field';

interface GroupNameProps {
  name: string;
  isNew: boolean;
  isChanged: boolean;
  isBusy: boolean;
  onType: (name: string) => void;
  onSave: () => void;
}

/** Name of a group. A new group is named when its first catalogs are added. */
export function GroupName({ name, isNew, isChanged, isBusy, onType, onSave }: GroupNameProps) {
  const isEmpty = name.trim() === '';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged && !isEmpty) onSave();
  };
  return (
    <Box component="form" noValidate onSubmit={handleSubmit} sx={{ display: 'flex', alignItems: 'end', gap: 1 }}>
      <Field
        label="Name of the group"
        value={name}
        problem={isEmpty ? 'Name the group.' : undefined}
        inputProps={{ maxLength: 120 }}
        onChange={(event) => onType(event.target.value)}
      />
      {!isNew && (
        <Button type="submit" variant="outlined" disabled={!isChanged || isEmpty} loading={isBusy && isChanged}>
          Rename
        </Button>
      )}
    </Box>
  );
}
