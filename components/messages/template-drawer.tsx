import Stack from '@mui/material/Stack';
import { useCurrentUser } from '@/components/entities/current-user';
import { StateTag } from '@/components/entities/state-tag';
import { NewRecordForm } from '@/components/records/new-record-form';
import { RecordDrawer } from '@/components/records/record-drawer';
import { RecordForm } from '@/components/records/record-form';
import { RecordHistory } from '@/components/records/record-history';
import { StepButtons } from '@/components/records/step-buttons';
import { SectionCard } from '@/components/ui/section-card';
import { SideDrawer } from '@/components/ui/side-drawer';
import { messageTemplates, useSubmitTemplate, useTemplate } from '@/lib/client/queries/messages';
import { messageTemplatesApi } from '@/lib/contracts/messages/message-templates';
import {
  type MessageTemplate,
  messageTemplateSchema,
  templateFormSchema,
} from '@/lib/contracts/messages/template-record';
import { TEMPLATE_MACHINE } from '@/lib/domain/messages/template-machine';
import { TEMPLATE_STATE_TEXTS, templateReason } from '@/lib/domain/messages/template-status';
import { PhonePreviews } from './phone-preview';
import { TemplateFields } from './template-fields';
import {
  TEMPLATE_ACTIONS,
  TEMPLATE_HISTORY_WORDS,
  TEMPLATE_WORDS,
  templateValues,
  type TemplateValues,
} from './template-words';

const EMPTY: TemplateValues = {
  name: '',
  language: 'en',
  category: 'marketing',
  media: 'none',
  body: '',
  footer: '',
  variables: [],
};

interface NewTemplateDrawerProps {
  isIn: (address: string) => boolean;
  onClose: () => void;
}

/** Creates a template beside the list. */
export function NewTemplateDrawer({ isIn, onClose }: NewTemplateDrawerProps) {
  const { mutateAsync } = messageTemplates.useAdd();
  return (
    <SideDrawer title="New template" onClose={onClose}>
      <NewRecordForm
        name="new template"
        formSchema={templateFormSchema}
        values={EMPTY}
        add={mutateAsync}
        addLabel="Save draft"
        addedText={({ name }) => `${name} is saved as a draft.`}
        keepsAll={isIn}
        onClose={onClose}
      >
        {(form) => <TemplateFields form={form} />}
      </NewRecordForm>
    </SideDrawer>
  );
}

/** One template: its text while editable, its WhatsApp approval, and its history. */
export const TemplateDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <RecordDrawer query={useTemplate(id)} kind="Template" titleOf={({ name }) => name} onClose={onClose}>
    {(template) => <About template={template} />}
  </RecordDrawer>
);

function About({ template }: { template: MessageTemplate }) {
  const { fo } = useCurrentUser();
  const mutation = useSubmitTemplate(template.id);
  const { mutateAsync } = messageTemplates.useUpdate(template.id);
  const isOpen = template.status === 'draft' || template.status === 'rejected';
  return (
    <Stack spacing={2}>
      <div>
        <StateTag states={TEMPLATE_STATE_TEXTS} state={template.status} />{' '}
        {template.statusReason && templateReason(template.statusReason)}
      </div>
      <StepButtons machine={TEMPLATE_MACHINE} record={template} facts={{}} roles={fo} mutation={mutation} />
      {isOpen ? (
        <RecordForm
          name="template"
          title="Text"
          item={template}
          itemSchema={messageTemplateSchema}
          formSchema={templateFormSchema}
          valuesOf={templateValues}
          words={TEMPLATE_WORDS}
          save={({ version, ...changes }) =>
            mutateAsync({ form: { ...templateValues(template), ...changes }, version })
          }
          savedText={({ name }) => `${name} is saved.`}
        >
          {(form) => <TemplateFields form={form} />}
        </RecordForm>
      ) : (
        <PhonePreviews
          text={template}
          valueOf={(name) => template.variables.find((one) => one.name === name)?.example}
        />
      )}
      <SectionCard title="History">
        <RecordHistory
          endpoint={messageTemplatesApi.history}
          id={template.id}
          words={TEMPLATE_HISTORY_WORDS}
          actions={TEMPLATE_ACTIONS}
          machine={TEMPLATE_MACHINE}
        />
      </SectionCard>
    </Stack>
  );
}
