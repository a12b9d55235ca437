import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useEffect, useEffectEvent } from 'react';
import { FormConflictChoice } from '@/components/records/form-conflict';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import { CaptionCard } from '@/components/entities/caption-card';
import { CATALOG_WORDS } from '@/components/entities/catalog-form/catalog-words';
import { CatalogStrip } from './catalog-strip';
import { FinishBar } from './finish-bar';
import { ImageStage } from './image-stage';
import { KeyHint } from '@/components/entities/catalog-form/key-hint';
import { LastTime } from './last-time';
import { namesOnPicture, tagNames } from '@/components/entities/catalog-form/part-tag-words';
import { PartTags } from '@/components/entities/catalog-form/part-tags';
import { TagFields } from './tag-fields';
import type { Lease } from '@/components/entities/lease/use-lease';
import { useTagForm } from './use-tag-form';
import { useTagging } from './use-tagging';
import { workOrder } from './work-order';
import { useRemembered } from './use-remembered';

const AskValueDialog = dynamic(() => import('./ask-value-dialog').then((module) => module.AskValueDialog), {
  ssr: false,
});

interface TagFormProps {
  catalog: CatalogDetail;
  /** All catalogs of the work item. */
  catalogs: readonly CatalogDetail[];
  taxonomy: Taxonomy;
  lease: Lease;
  onMove: (id: string) => void;
  onFinished: (isUploadDone: boolean, nextId: string | null) => void;
  /** `isDirty`: leaving would lose changes. */
  onState: (state: { isDirty: boolean; isSaving: boolean }) => void;
  onDialog: (dialog: 'skip' | 'keys') => void;
}

/** One catalog: photos on the left, fields on the right, fully usable by keyboard. */
export function TagForm(props: TagFormProps) {
  const { catalog, catalogs, taxonomy, lease, onMove, onFinished, onState, onDialog } = props;
  const { before, after, next } = workOrder(catalogs, catalog.id);
  const remembered = useRemembered(catalog.seller.id, taxonomy);
  const tagForm = useTagForm({
    catalog,
    lease,
    onMove,
    onFinished: (saved, isUploadDone) => {
      remembered.keep(saved);
      onFinished(isUploadDone, next?.id ?? null);
    },
  });
  const tagging = useTagging({
    catalog,
    taxonomy,
    tagForm,
    remembered,
    isHeld: !lease.isEnded,
    neighbours: { before: before?.id, after: after?.id },
    onDialog,
  });
  const { form, values, isDirty, isSaving, conflict, decide, goOnTyping, moveTo } = tagForm;
  const names = tagNames(taxonomy);
  const tellState = useEffectEvent(onState);
  useEffect(() => tellState({ isDirty, isSaving }), [isDirty, isSaving]);
  const sure = tagging.sureOffers;
  const rootProblem = lease.isEnded ? undefined : form.formState.errors.root?.message;
  return (
    <>
      <UnsavedGuard isDirty={isDirty} />
      {catalogs.length > 1 && <CatalogStrip catalogs={catalogs} currentId={catalog.id} onOpen={moveTo} />}
      {conflict && (
        <FormConflictChoice
          conflict={conflict}
          words={CATALOG_WORDS}
          isBusy={isSaving}
          onDecide={(mineIn) => void decide(mineIn)}
          onCancel={goOnTyping}
        />
      )}
      <Box
        hidden={conflict !== null}
        sx={{
          display: conflict ? 'none' : 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 540px)' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ position: { md: 'sticky' }, top: { md: 80 } }}>
          <ImageStage
            pictures={catalog.pictures}
            next={next?.pictures[0]?.photo ?? null}
            view={tagging.view}
            namesOn={(id) => namesOnPicture(values.tags, id, names)}
          />
          <PartTags
            tags={values.tags}
            pictures={catalog.pictures}
            shownId={catalog.pictures[tagging.view.index]?.id}
            taxonomy={taxonomy}
            onChange={(tags) => tagForm.fill({ ...values, tags })}
          />
        </Box>
        <Box component="form" noValidate sx={{ minWidth: 0 }} onSubmit={(event) => event.preventDefault()}>
          {catalog.status === 'changes_requested' && (
            <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
              Sent back: {catalog.statusReason}
            </Alert>
          )}
          <LastTime remembered={remembered} values={values} onCommand={tagging.perform} />
          <CaptionCard
            caption={catalog.caption}
            reading={tagging.reading}
            action={
              sure > 0 && (
                <Button
                  size="small"
                  variant="outlined"
                  onClick={() => tagging.perform('take-sure')}
                  endIcon={<KeyHint keys={[',']} />}
                >
                  Accept {sure === 1 ? '1 match' : `${sure} matches`}
                </Button>
              )
            }
          />
          <TagFields form={form} tagging={tagging} />
          {rootProblem && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {rootProblem}
            </Alert>
          )}
          {tagging.asked && (
            <AskValueDialog
              catalogId={catalog.id}
              productTypeId={values.productTypeId}
              choices={tagging.choices.filter(({ isAskable }) => isAskable)}
              attributeId={tagging.asked.attributeId}
              name={tagging.asked.name}
              taxonomy={taxonomy}
              onTake={tagging.pickValue}
              onClose={tagging.endAsking}
            />
          )}
          <FinishBar tagging={tagging} isSaving={isSaving} isLast={!next} />
        </Box>
      </Box>
    </>
  );
}
