import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { CatalogFields } from '@/components/layout/catalog-form/catalog-fields';
import { showFailure } from '@/components/layout/show-failure';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import type { ApiError } from '@/lib/client/http/api-error';
import { useTaxonomy } from '@/lib/client/queries/taxonomy';
import { type CatalogDetail, type CatalogForm, catalogFormSchema } from '@/lib/contracts/catalog-record';
import type { Fixes } from './use-review-fixes';

interface FixFormProps {
  catalog: CatalogDetail;
  values: CatalogForm;
  /** The picture that is looked at. */
  shownId?: string;
  /** Why the server did not take the last try. */
  error: ApiError | null;
  onFix: (fixes: Fixes) => void;
}

/** Every field of a catalog that waits for a review. What is put right is told at once and goes along with accepting. */
export function FixForm({ catalog, values, shownId, error, onFix }: FixFormProps) {
  const taxonomy = useTaxonomy().data;
  const fields = useRef<HTMLDivElement>(null);
  const form = useForm<CatalogForm>({
    resolver: zodResolver(catalogFormSchema),
    defaultValues: values,
    mode: 'onChange',
  });
  const tell = useEffectEvent((all: CatalogForm) => onFix({ ...all }));
  useEffect(() => form.subscribe({ formState: { values: true }, callback: (state) => tell(state.values) }), [form]);
  useEffect(() => {
    if (error) showFailure(error, form);
  }, [error, form]);
  useEffect(() => fields.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={fields} role="group" aria-label="All fields" tabIndex={-1} style={{ outline: 'none' }}>
      {taxonomy ? (
        <CatalogFields form={form} pictures={catalog.pictures} shownId={shownId} taxonomy={taxonomy} />
      ) : (
        <SkeletonLines count={6} height={40} />
      )}
    </div>
  );
}
