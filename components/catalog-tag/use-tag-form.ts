import { useEffect, useEffectEvent, useRef } from 'react';
import { type FieldPath, useWatch } from 'react-hook-form';
import { useVersionedForm } from '@/components/records/use-versioned-form';
import {
  type CatalogDetail,
  catalogDetailSchema,
  type CatalogForm,
  catalogFormSchema,
} from '@/lib/contracts/catalogs/catalog-record';
import { toApiError } from '@/lib/client/http/api-error';
import { notifyError } from '@/lib/client/notify';
import { useFinishCatalog, useUpdateCatalog } from '@/lib/client/queries/catalogs';
import { fieldChanges } from '@/lib/domain/records/field-changes';
import { catalogValues } from '@/components/entities/catalog-form/catalog-values';
import type { Lease } from '@/components/entities/lease/use-lease';

/** Purpose of a save: opening another catalog, or sending this one to review. */
type Purpose = { moveTo: string } | 'finish';

interface TagFormOptions {
  catalog: CatalogDetail;
  lease: Lease;
  onMove: (id: string) => void;
  onFinished: (catalog: CatalogDetail, isUploadDone: boolean) => void;
}

/** Form of one catalog while its work item is leased: every save proves the lease and renews it. */
export function useTagForm({ catalog, lease, onMove, onFinished }: TagFormOptions) {
  const isUploadDone = useRef(false);
  const update = useUpdateCatalog(catalog.id);
  const finish = useFinishCatalog(catalog.id);

  const save = async (
    changes: Partial<CatalogForm> & { version: number },
    purpose?: Purpose,
  ): Promise<CatalogDetail> => {
    const body = { ...changes, leaseToken: lease.token };
    try {
      if (purpose !== 'finish') return await update.mutateAsync(body);
      const answer = await finish.mutateAsync(body);
      isUploadDone.current = answer.isUploadDone;
      return answer.catalog;
    } catch (error) {
      if (toApiError(error).code === 'hold_ended') lease.end();
      throw error;
    }
  };
  const versioned = useVersionedForm({
    name: 'catalog tags',
    item: catalog,
    itemSchema: catalogDetailSchema,
    formSchema: catalogFormSchema,
    valuesOf: catalogValues,
    savesUnchanged: true,
    save,
    onSaved: (saved, purpose) => {
      lease.renewed();
      if (purpose === 'finish') onFinished(saved, isUploadDone.current);
      else if (purpose) onMove(purpose.moveTo);
    },
  });
  const { form, submitFor, isDirty, isSaving, conflict } = versioned;
  const forgetRefusal = useEffectEvent(() => form.clearErrors('root'));
  const submit = (purpose: Purpose) => {
    if (conflict) notifyError('First choose which version to keep.');
    else if (!isSaving) void submitFor(purpose);
  };
  // A rejection under an old lease does not apply to the new one.
  useEffect(() => forgetRefusal(), [lease.token]);
  const values = useWatch({ control: form.control }) as CatalogForm;

  return {
    ...versioned,
    values,
    /** Sets values as if the user had typed them. */
    fill: (next: CatalogForm) => {
      for (const name of Object.keys(fieldChanges({ ...values }, { ...next })))
        form.setValue(name as FieldPath<CatalogForm>, next[name as keyof CatalogForm], {
          shouldDirty: true,
          shouldValidate: form.formState.isSubmitted,
        });
    },
    finish: () => submit('finish'),
    moveTo: (id: string) => {
      if (isDirty || isSaving) submit({ moveTo: id });
      else onMove(id);
    },
  };
}
