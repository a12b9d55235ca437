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
  /** The picture that is looked at. */
  shownId?: string;
  /** Why the server did not take the last try. */
  error: ApiError | null;
  isDisabled: boolean;
}

/** Every field of a catalog that waits for a review. What is put right is told at once and goes along with accepting. */
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
  // A field nobody typed into follows the catalog, without anything else of the form noticing.
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
