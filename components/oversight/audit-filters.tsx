import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { OptionPicker } from '@/components/entities/option-picker';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { EVERYBODY } from '@/lib/client/queries/users';
import { indianDayOf } from '@/lib/domain/text/indian-day';
import { deedText, kindOf, kindText } from './action-words';
import { type AuditQuestion, EVERYTHING, isFiltered, recordProblem } from './audit-question';

interface AuditFiltersProps {
  question: AuditQuestion;
  /** All existing actions. */
  actions: readonly string[];
  onChange: (question: AuditQuestion) => void;
}

const ANY = { value: '', label: 'Any' };

/** Filters by user, action, record, request and time. */
export function AuditFilters({ question, actions, onChange }: AuditFiltersProps) {
  const set = (change: Partial<AuditQuestion>) => onChange({ ...question, ...change });
  const kinds = [...new Set(actions.map(kindOf))];
  const deeds = actions.filter((action) => kindOf(action) === question.kind);
  const today = { max: indianDayOf(new Date()) };
  const typed = (name: 'subjectId' | 'requestId' | 'from' | 'to') => ({
    value: question[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value.trim() }),
  });
  return (
    <Box
      role="search"
      aria-label="History"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
        alignItems: 'start',
        gap: 2,
        mb: 2,
      }}
    >
      <OptionPicker label="Who" source={EVERYBODY} value={question.actorId} onChange={(actorId) => set({ actorId })} />
      <SelectField
        label="Kind of record"
        value={question.kind}
        options={[ANY, ...kinds.map((value) => ({ value, label: kindText(value) }))]}
        onChange={(kind) => set({ kind, action: '' })}
      />
      <SelectField
        label="What was done"
        value={question.action}
        options={[ANY, ...deeds.map((value) => ({ value, label: deedText(value) }))]}
        onChange={(action) => set({ action })}
      />
      <Field label="Record number" {...typed('subjectId')} problem={recordProblem(question)} />
      <Field label="Request number" {...typed('requestId')} />
      <Field label="From" type="date" inputProps={today} {...typed('from')} />
      <Field label="Until" type="date" inputProps={today} {...typed('to')} />
      {isFiltered(question) && (
        <Button color="inherit" variant="outlined" sx={{ mt: '29px' }} onClick={() => onChange(EVERYTHING)}>
          Show everything
        </Button>
      )}
    </Box>
  );
}
