import Box from '@mui/material/Box';
import { NumberField } from '@/components/ui/number-field';
import { SelectField } from '@/components/ui/select-field';
import { type ClosingRule, LEFTOVER_END_LABELS, LEFTOVER_ENDS, type LeftoverEnd } from '@/lib/domain/cycles/closing';

const optionsOf = (ends: readonly LeftoverEnd[]) => ends.map((value) => ({ value, label: LEFTOVER_END_LABELS[value] }));

const EVERY_END = optionsOf(LEFTOVER_ENDS);
/** Unassigned uploads are in the pool already. */
const OF_UNASSIGNED = [
  { value: 'carry', label: 'Stay in the pool' },
  { value: 'drop', label: LEFTOVER_END_LABELS.drop },
] as const;

/** Validation error of a rule's days; undefined when valid. */
export const ruleProblem = ({ oldFrom }: ClosingRule): string | undefined =>
  oldFrom === null || (Number.isInteger(oldFrom) && oldFrom >= 1 && oldFrom <= 365) ? undefined : 'Use 1 to 365 days.';

interface ClosingRuleFieldsProps {
  rule: ClosingRule;
  onChange: (rule: ClosingRule) => void;
}

/** What happens to unfinished uploads, by assignee and age. */
export const ClosingRuleFields = ({ rule, onChange }: ClosingRuleFieldsProps) => (
  <Box
    component="fieldset"
    aria-label="Rule"
    sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(4, 1fr)' }, border: 0, p: 0, m: 0, mt: 2 }}
  >
    <SelectField
      label="Assigned uploads"
      value={rule.assigned}
      options={EVERY_END}
      onChange={(assigned) => onChange({ ...rule, assigned })}
    />
    <SelectField
      label="Unassigned uploads"
      value={rule.unassigned === 'drop' ? 'drop' : 'carry'}
      options={OF_UNASSIGNED}
      onChange={(unassigned) => onChange({ ...rule, unassigned })}
    />
    <NumberField
      label="Old from (days)"
      hint="Optional"
      problem={ruleProblem(rule)}
      value={rule.oldFrom}
      onChange={(oldFrom) => onChange({ ...rule, oldFrom })}
    />
    <SelectField
      label="Old uploads"
      value={rule.old}
      options={EVERY_END}
      onChange={(old) => onChange({ ...rule, old })}
    />
  </Box>
);
