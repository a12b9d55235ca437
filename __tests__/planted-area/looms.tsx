import { RecordDrawer } from '@/components/records/record-drawer';
import { RecordForm } from '@/components/records/record-form';
import { RecordHistory } from '@/components/records/record-history';
import { RecordList } from '@/components/records/record-list';
import type { FieldWords } from '@/components/ui/field-words';
import { Field } from '@/components/ui/field';
import { FormField } from '@/components/ui/form-field';
import { useAddressKey } from '@/lib/client/address-key';
import { resource } from '@/lib/client/queries/resource';
import { type Loom, type LoomForm, loomFormSchema, loomSchema, loomsApi } from './looms-contract';

const looms = resource(loomsApi);

const WORDS: FieldWords<LoomForm> = {
  name: { label: 'Name', text: (name) => name },
  shuttles: { label: 'Shuttles', text: String },
};
const ACTIONS = { 'looms.added': 'Added the loom', 'looms.changed': 'Changed the loom' };

function LoomRecord({ loom }: { loom: Loom }) {
  const { mutateAsync } = looms.useUpdate(loom.id);
  return (
    <>
      <RecordForm
        name="loom"
        item={loom}
        itemSchema={loomSchema}
        formSchema={loomFormSchema}
        valuesOf={({ name, shuttles }) => ({ name, shuttles })}
        words={WORDS}
        save={mutateAsync}
        savedText={({ name }) => `${name} is saved.`}
      >
        {(form) => (
          <FormField form={form} name="name">
            {(field) => <Field {...field} label={WORDS.name.label} />}
          </FormField>
        )}
      </RecordForm>
      <RecordHistory endpoint={loomsApi.history} id={loom.id} words={WORDS} actions={ACTIONS} />
    </>
  );
}

function LoomDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <RecordDrawer query={looms.useRecord(id)} kind="Loom" titleOf={({ name }) => name} onClose={onClose}>
      {(loom) => <LoomRecord loom={loom} />}
    </RecordDrawer>
  );
}

/** The list of looms, with an open loom beside it. */
export function LoomsScreen() {
  const open = useAddressKey('open');
  return (
    <>
      <RecordList
        endpoint={loomsApi.list}
        label="Looms"
        noun={{ one: 'loom', many: 'looms' }}
        columns={[
          { id: 'name', header: 'Name', cell: ({ name }) => name, width: 200, isSortable: true, isHideable: false },
          { id: 'shuttles', header: 'Shuttles', cell: ({ shuttles }) => shuttles, width: 100, isSortable: true },
        ]}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => open.hrefOf(id)}
        onOpen={({ id }) => open.open(id)}
        noneYet={{ title: 'No looms yet' }}
      />
      {open.value !== null && <LoomDrawer id={open.value} onClose={open.close} />}
    </>
  );
}
