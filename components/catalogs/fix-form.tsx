import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { CatalogFields } from '@/components/entities/catalog-form/catalog-fields';
import { showFailure } from '@/components/records/show-failure';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import type { ApiError } from '@/lib/client/http/api-error';
import { useTaxonomy } from '@/lib/client/queries/taxonomy';
import { type CatalogDetail, type CatalogForm, catalogFormSchema } from '@/lib/contracts/catalogs/catalog-record';
import { fieldChanges } from '@/lib/domain/records/field-changes';
import type { FieldName, Fixes, ReviewFixes } from './use-review-fixes';

interface FixFormProps {
  catalog: CatalogDetail;
  fixing: Pick<ReviewFixes, 'values' | 'fixes' | 'fix'>;
  /** The photo shown. */
  shownId?: string;
  /** Reason the server rejected the last attempt. */
  error: ApiError | null;
  isDisabled: boolean;
}

/** All fields of a catalog waiting for review. Corrections are passed up immediately and saved on acceptance. */
export function FixForm({ catalog, fixing, shownId, error, isDisabled }: FixFormProps) {
  const { values, fixes, fix } = fixing;
  const taxonomy = useTaxonomy().data;
  const fields = useRef<HTMLDivElement>(null);
  const form = useForm<CatalogForm>({
    resolver: zodResolver(catalogFormSchema),
    defaultValues: values,
    mode: 'onChange',
  });
  const tell = useEffectEvent((more: Fixes) => fix(more));
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: all, name }) => tell(name ? { [name]: all[name as FieldName] } : { ...all }),
      }),
    [form],
  );
  // An untouched field follows the catalog without re-rendering the rest of the form.
  const follow = useEffectEvent(() => {
    const names = Object.keys(fieldChanges(form.getValues(), values)) as FieldName[];
    for (const name of names) if (!(name in fixes)) form.setValue(name, values[name]);
  });
  const untyped = JSON.stringify({ ...values, ...Object.fromEntries(Object.keys(fixes).map((name) => [name, null])) });
  useEffect(() => follow(), [untyped]);
  useEffect(() => {
    if (!error) return;
    form.clearErrors();
    showFailure(error, form);
  }, [error, form]);
  useEffect(() => fields.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={fields} role="group" aria-label="All fields" tabIndex={-1} style={{ outline: 'none' }}>
      {taxonomy ? (
        <CatalogFields
          form={form}
          pictures={catalog.pictures}
          shownId={shownId}
          taxonomy={taxonomy}
          isDisabled={isDisabled}
        />
      ) : (
        <SkeletonLines count={6} height={40} />
      )}
    </div>
  );
}
