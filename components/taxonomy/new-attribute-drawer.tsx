import { useState } from 'react';
import { NewRecordForm } from '@/components/records/new-record-form';
import { SideDrawer } from '@/components/ui/side-drawer';
import { type AttributeForm, attributeFormSchema } from '@/lib/contracts/taxonomy/taxonomy-record';
import { useAddAttribute } from '@/lib/client/queries/taxonomy';
import { AttributeFields } from './attribute-fields';

const NOTHING: AttributeForm = { nameEn: '', nameHi: '', several: false, active: true };

interface NewAttributeDrawerProps {
  onClose: () => void;
  /** Opens the new attribute, which has no values yet. */
  onAdded: (id: string) => void;
}

/** Adds an attribute. */
export function NewAttributeDrawer({ onClose, onAdded }: NewAttributeDrawerProps) {
  const { mutateAsync } = useAddAttribute();
  const [addedId, setAddedId] = useState<string | null>(null);
  return (
    <SideDrawer title="Add an attribute" onClose={onClose}>
      <NewRecordForm
        name="new attribute"
        formSchema={attributeFormSchema}
        values={NOTHING}
        add={(body) => mutateAsync({ body })}
        addedText={({ nameEn }) => `${nameEn} is added. Add its values now.`}
        onAdded={({ id }) => setAddedId(id)}
        onClose={() => (addedId === null ? onClose() : onAdded(addedId))}
      >
        {(form) => <AttributeFields form={form} />}
      </NewRecordForm>
    </SideDrawer>
  );
}
