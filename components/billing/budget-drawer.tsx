import Stack from '@mui/material/Stack';
import { NewRecordForm } from '@/components/records/new-record-form';
import { RecordDrawer } from '@/components/records/record-drawer';
import { RecordForm } from '@/components/records/record-form';
import { RecordHistory } from '@/components/records/record-history';
import { Facts } from '@/components/ui/facts';
import { SectionCard } from '@/components/ui/section-card';
import { SideDrawer } from '@/components/ui/side-drawer';
import { budgets } from '@/lib/client/queries/billing';
import {
  type Budget,
  type BudgetForm,
  budgetFormSchema,
  budgetsApi,
  budgetSchema,
} from '@/lib/contracts/billing/budgets';
import { isOpenMonth } from '@/lib/domain/billing/budget';
import { monthText } from '@/lib/domain/text/indian-day';
import { indianMonthOf } from '@/lib/domain/text/indian-month';
import { BUDGET_WORDS, BudgetFields } from './budget-fields';

const ACTIONS = { 'budgets.added': 'Set the budget', 'budgets.changed': 'Changed the budget' };

const titleOf = ({ month }: Pick<Budget, 'month'>) => `Budget from ${monthText(month)}`;
const valuesOf = ({ month, paise, warnPercent }: Budget): BudgetForm => ({ month, paise, warnPercent });

/** One budget, beside the page. Budgets that began in a past month are read-only. */
export function BudgetDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { mutateAsync } = budgets.useUpdate(id);
  return (
    <RecordDrawer query={budgets.useRecord(id)} kind="Budget" titleOf={titleOf} onClose={onClose}>
      {(budget) => (
        <Stack spacing={2}>
          {isOpenMonth(budget.month, indianMonthOf(new Date()).name) ? (
            <RecordForm
              name="budget"
              item={budget}
              itemSchema={budgetSchema}
              formSchema={budgetFormSchema}
              valuesOf={valuesOf}
              words={BUDGET_WORDS}
              save={mutateAsync}
              savedText={(saved) => `${titleOf(saved)} is saved.`}
            >
              {(form) => <BudgetFields form={form} />}
            </RecordForm>
          ) : (
            <SectionCard
              title="About"
              description="It began in a month that is over. Set another to change what holds now."
            >
              <Facts
                facts={[
                  [BUDGET_WORDS.paise.label, BUDGET_WORDS.paise.text(budget.paise)],
                  [BUDGET_WORDS.warnPercent.label, BUDGET_WORDS.warnPercent.text(budget.warnPercent)],
                ]}
              />
            </SectionCard>
          )}
          <SectionCard title="History">
            <RecordHistory endpoint={budgetsApi.history} id={id} words={BUDGET_WORDS} actions={ACTIONS} />
          </SectionCard>
        </Stack>
      )}
    </RecordDrawer>
  );
}

/** Creates a budget that begins this month by default. */
export function NewBudgetDrawer({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = budgets.useAdd();
  const values: BudgetForm = { month: indianMonthOf(new Date()).name, paise: 0, warnPercent: 80 };
  return (
    <SideDrawer title="Set a budget" onClose={onClose}>
      <NewRecordForm
        name="new budget"
        formSchema={budgetFormSchema}
        values={values}
        add={mutateAsync}
        addLabel="Set"
        addedText={(budget) => `${titleOf(budget)} is set.`}
        onClose={onClose}
      >
        {(form) => <BudgetFields form={form} />}
      </NewRecordForm>
    </SideDrawer>
  );
}
