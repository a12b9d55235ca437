import { useState } from 'react';
import { OptionPicker } from '@/components/entities/option-picker';
import { FormDialog } from '@/components/records/form-dialog';
import { Field } from '@/components/ui/field';
import { notifySuccess } from '@/lib/client/notify';
import { useMergeAction } from '@/lib/client/queries/merge-requests';
import { EVERY_CATALOG } from '@/lib/client/queries/catalog-options';
import { EVERY_BUYER, EVERY_MARKET, EVERY_SELLER, type OptionSource } from '@/lib/client/queries/options';
import { mergeRequestsApi } from '@/lib/contracts/merges/merge-requests';
import { MERGE_KIND_WORDS, type MergeKind } from '@/lib/domain/merges/merge-kinds';
import { MERGE_STATE_TEXTS } from '@/lib/domain/merges/merge-states';
import { stateWords } from '@/lib/domain/states';
import type { MergedRecord } from './same-as-button';

const SOURCES: Record<MergeKind, OptionSource> = {
  seller: EVERY_SELLER,
  buyer: EVERY_BUYER,
  market: EVERY_MARKET,
  catalog: EVERY_CATALOG,
};

/** Asks an admin to merge a record with its duplicate. */
export function SameAsDialog({ record, onClose }: { record: MergedRecord; onClose: () => void }) {
  const { mutate, isPending, error } = useMergeAction(mergeRequestsApi.ask);
  const [otherId, setOtherId] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const { one } = MERGE_KIND_WORDS[record.kind];
  const problem = (field: string) => error?.issues.find(({ path }) => path[0] === field)?.message;
  const handleSave = () =>
    mutate(
      { body: { kind: record.kind, recordId: record.id, otherId: otherId ?? '', note } },
      {
        onSuccess: ({ status }) => {
          notifySuccess(`The merge request is ${stateWords(MERGE_STATE_TEXTS, status)}. An admin decides.`);
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={`${record.name} is the same as…`}
      description="An admin looks at both and decides. You are told what comes of it."
      saveLabel="Ask to merge"
      isBusy={isPending}
      error={error}
      onSave={handleSave}
      onClose={onClose}
    >
      <OptionPicker
        label={`Other ${one}`}
        source={SOURCES[record.kind]}
        value={otherId}
        problem={problem('otherId') && (otherId ? problem('otherId') : `Choose the other ${one}.`)}
        autoFocus
        onChange={setOtherId}
      />
      <Field
        label="How you know"
        hint="Such as: same shop, he told me so."
        value={note}
        problem={problem('note')}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormDialog>
  );
}
