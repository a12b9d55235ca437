import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UseFormReturn } from 'react-hook-form';
import { MarketName } from '@/components/entities/market-picker';
import { PickedMarketEditor } from '@/components/entities/picked-market-editor';
import { StaffName, StaffPicker } from '@/components/entities/staff-picker';
import { Field } from '@/components/ui/field';
import type { FieldWords } from '@/components/ui/field-words';
import { FormField } from '@/components/ui/form-field';
import { NumberField } from '@/components/ui/number-field';
import type { Cycle, CycleForm } from '@/lib/contracts/cycles/cycle-record';
import { CYCLE_PLANNERS } from '@/lib/domain/cycles/cycle-status';
import { STAGE_LABELS, stageText, STAGES, type Targets } from '@/lib/domain/cycles/stages';
import { dayText } from '@/lib/domain/text/indian-day';
import { paiseOf, plainRupees } from '@/lib/domain/text/money';

const targetsText = (targets: Targets) =>
  STAGES.flatMap((stage) => {
    const target = targets[stage];
    return target === null ? [] : `${STAGE_LABELS[stage]} ${stageText(stage, target)}`;
  }).join(', ');

export const CYCLE_WORDS: FieldWords<CycleForm> = {
  name: { label: 'Name', text: (name) => name },
  firstDay: { label: 'First day', text: dayText },
  lastDay: { label: 'Last day', text: dayText },
  marketIds: {
    label: 'Markets',
    text: (ids) => ids.map((id, place) => [place > 0 && ', ', <MarketName key={id} id={id} />]),
  },
  targets: { label: 'Targets', text: targetsText },
  responsibleId: { label: 'Responsible', text: (id) => <StaffName id={id} /> },
};

/** Form values of a cycle. */
export const cycleValues = ({ name, firstDay, lastDay, markets, targets, responsible }: Cycle): CycleForm => ({
  name,
  firstDay,
  lastDay,
  marketIds: markets.map(({ id }) => id),
  targets,
  responsibleId: responsible.id,
});

const label = (name: keyof CycleForm) => ({ label: CYCLE_WORDS[name].label });

interface CycleFieldsProps {
  form: UseFormReturn<CycleForm>;
  /** True once it has started: first day and markets are fixed. */
  isStarted?: boolean;
}

/** Form fields of a cycle, new or existing. */
export function CycleFields({ form, isStarted = false }: CycleFieldsProps) {
  const { root } = form.formState.errors;
  return (
    <Stack spacing={2.5} sx={{ maxWidth: 560 }}>
      <FormField form={form} name="name">
        {(field) => <Field {...field} {...label('name')} autoComplete="off" required />}
      </FormField>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <FormField form={form} name="firstDay">
          {(field) => <Field {...field} {...label('firstDay')} type="date" required disabled={isStarted} />}
        </FormField>
        <FormField form={form} name="lastDay">
          {(field) => <Field {...field} {...label('lastDay')} type="date" required />}
        </FormField>
      </Box>
      {isStarted ? (
        <Typography variant="body2" color="textSecondary">
          First day and markets are fixed once the cycle has started.
        </Typography>
      ) : (
        <FormField form={form} name="marketIds">
          {({ value, onChange, problem }) => (
            <Box>
              <PickedMarketEditor {...label('marketIds')} ids={value} onChange={onChange} takesFocus={false} />
              {problem && <FormHelperText error>{problem}</FormHelperText>}
            </Box>
          )}
        </FormField>
      )}
      <TargetFields form={form} />
      <FormField form={form} name="responsibleId">
        {({ value, onChange, onBlur: _, ...field }) => (
          <StaffPicker
            {...field}
            {...label('responsibleId')}
            roles={CYCLE_PLANNERS}
            value={value || null}
            onChange={(id) => onChange(id ?? '')}
          />
        )}
      </FormField>
      {root && <Alert severity="error">{root.message}</Alert>}
    </Stack>
  );
}

const RUPEES = { parse: paiseOf, format: plainRupees };

const TargetFields = ({ form }: Pick<CycleFieldsProps, 'form'>) => (
  <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
    <Typography component="legend" variant="body2" sx={{ fontWeight: 550, p: 0 }}>
      Targets
    </Typography>
    <Typography variant="body2" color="textSecondary">
      Leave a stage empty that has none. The first four are in catalogs.
    </Typography>
    <Box sx={{ display: 'grid', gap: 2, mt: 1, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' } }}>
      {STAGES.map((stage) => (
        <FormField key={stage} form={form} name={`targets.${stage}`}>
          {(field) => (
            <NumberField
              {...field}
              {...(stage === 'value' && RUPEES)}
              label={stage === 'value' ? `${STAGE_LABELS[stage]} (₹)` : STAGE_LABELS[stage]}
            />
          )}
        </FormField>
      ))}
    </Box>
  </Box>
);
