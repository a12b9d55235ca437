import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormConflictChoice } from '@/components/records/form-conflict';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import { useVersionedForm } from '@/components/records/use-versioned-form';
import { SectionCard } from '@/components/ui/section-card';
import {
  type Attribute,
  type AttributeForm,
  attributeFormSchema,
  attributeSchema,
} from '@/lib/contracts/taxonomy/taxonomy-record';
import { notifySuccess } from '@/lib/client/notify';
import { useUpdateAttribute } from '@/lib/client/queries/taxonomy';
import { ATTRIBUTE_WORDS, AttributeFields } from './attribute-fields';

export const attributeValues = ({ nameEn, nameHi, several, active }: Attribute): AttributeForm => ({
  nameEn,
  nameHi,
  several,
  active,
});

/** Names of an attribute, and how it is used. */
export function EditAttributeForm({ attribute }: { attribute: Attribute }) {
  const { mutateAsync } = useUpdateAttribute(attribute.id);
  const { form, isDirty, isSaving, handleSubmit, conflict, decide, goOnTyping } = useVersionedForm({
    name: 'attribute',
    item: attribute,
    itemSchema: attributeSchema,
    formSchema: attributeFormSchema,
    valuesOf: attributeValues,
    save: mutateAsync,
    onSaved: ({ nameEn }) => notifySuccess(`${nameEn} is saved.`),
  });
  return (
    <SectionCard title="About">
      <UnsavedGuard isDirty={isDirty} />
      {conflict && (
        <FormConflictChoice
          conflict={conflict}
          words={ATTRIBUTE_WORDS}
          isBusy={isSaving}
          onDecide={(mineIn) => void decide(mineIn)}
          onCancel={goOnTyping}
        />
      )}
      <form noValidate hidden={conflict !== null} onSubmit={(event) => void handleSubmit(event)}>
        <AttributeFields form={form} />
        <Box sx={{ pt: 2 }}>
          <Button type="submit" variant="contained" disabled={!isDirty} loading={isSaving}>
            Save
          </Button>
        </Box>
      </form>
    </SectionCard>
  );
}
