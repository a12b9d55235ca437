import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FieldWords } from '@/components/ui/field-words';
import { FormField } from '@/components/ui/form-field';
import { NumberField } from '@/components/ui/number-field';
import { SelectField } from '@/components/ui/select-field';
import type { BudgetForm } from '@/lib/contracts/billing/budgets';
import { monthText } from '@/lib/domain/text/indian-day';
import { indianMonthOf, lastMonths, monthAfter } from '@/lib/domain/text/indian-month';
import { paiseOf, rupeesText } from '@/lib/domain/text/money';

export const BUDGET_WORDS: FieldWords<BudgetForm> = {
  month: { label: 'From', text: monthText },
  paise: { label: 'A month', text: rupeesText },
  warnPercent: { label: 'Warn at', text: (percent) => `${percent} %` },
};

const MONTHS_AHEAD = 11;

/** Form fields of a budget, new or existing. */
export function BudgetFields({ form }: { form: UseFormReturn<BudgetForm> }) {
  const [thisMonth] = useState(() => indianMonthOf(new Date()).name);
  const { root } = form.formState.errors;
  const months = lastMonths(monthAfter(thisMonth, MONTHS_AHEAD), MONTHS_AHEAD + 1);
  return (
    <Stack spacing={2.5}>
      <FormField form={form} name="month">
        {({ value, onChange, problem }) => (
          <>
            <SelectField
              label={BUDGET_WORDS.month.label}
              hint="It holds until another budget begins."
              value={value}
              options={months.map((month) => ({ value: month, label: monthText(month) }))}
              onChange={onChange}
            />
            {problem && <Alert severity="error">{problem}</Alert>}
          </>
        )}
      </FormField>
      <FormField form={form} name="paise">
        {(field) => (
          <NumberField
            {...field}
            label={BUDGET_WORDS.paise.label}
            hint="Rupees for messages."
            parse={paiseOf}
            format={rupeesText}
            required
          />
        )}
      </FormField>
      <FormField form={form} name="warnPercent">
        {(field) => (
          <NumberField {...field} label={BUDGET_WORDS.warnPercent.label} hint="Percent of the budget." required />
        )}
      </FormField>
      {root && <Alert severity="error">{root.message}</Alert>}
    </Stack>
  );
}
