import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type SubmitEvent, useState } from 'react';
import { roleLabel } from '@/components/entities/role-label';
import { CheckBox } from '@/components/ui/check-box';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { ROLE_NAMES, type Role } from '@/config/roles';
import { notifySuccess } from '@/lib/client/notify';
import { useCreateView } from '@/lib/client/queries/saved-views';
import { useKeptWords } from '@/lib/client/typing/use-kept-words';
import type { ListView } from './views-panel';

const NO_ROLE = '';
const ROLE_OPTIONS = [
  { value: NO_ROLE, label: 'None' },
  ...ROLE_NAMES.map((value) => ({ value: value as string, label: roleLabel(value) })),
];

/** Saves the current state of the list under a name. */
export function NewViewForm({ now, isAdmin }: { now: ListView; isAdmin: boolean }) {
  const { mutate, isPending, error } = useCreateView(now.list);
  const [name, setName] = useState('');
  useKeptWords(`view ${now.list}`, { name }, { name: '' }, (words) => setName(words.name));
  const [shared, setShared] = useState(false);
  const [role, setRole] = useState(NO_ROLE);
  const { hidden, order, widths } = now.layout;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const layout = { hidden: [...hidden], order: [...order], widths: { ...widths } };
    const defaultFor = role === NO_ROLE ? [] : [role as Role];
    mutate(
      { name, search: now.search, layout, shared, defaultFor },
      {
        onSuccess: (view) => {
          setName('');
          notifySuccess(`The view ${view.name} is saved.`);
        },
      },
    );
  };
  return (
    <Box component="form" noValidate onSubmit={handleSubmit} sx={{ display: 'grid', gap: 1.5 }}>
      <Field
        label="Save the list as it is now"
        placeholder="Name of the view"
        value={name}
        onChange={(event) => setName(event.target.value)}
        problem={error ? (error.issues[0]?.message ?? error.message) : undefined}
        autoComplete="off"
        size="small"
      />
      <Box component="label" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <CheckBox checked={shared || role !== NO_ROLE} onChange={(event) => setShared(event.target.checked)} />
        Share with all who see this list
      </Box>
      {isAdmin && <SelectField label="First view of a role" value={role} options={ROLE_OPTIONS} onChange={setRole} />}
      <Button type="submit" variant="outlined" loading={isPending}>
        Save view
      </Button>
    </Box>
  );
}
