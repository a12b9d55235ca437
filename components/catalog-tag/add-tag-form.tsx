import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { type KeyboardEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { PictureViewer } from '@/components/entities/pictures/picture-viewer';
import { recordAddress } from '@/components/entities/record-address';
import { FormConflictChoice } from '@/components/records/form-conflict';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import { useChangeProblem } from '@/components/shell/use-draft-problem';
import { useVersionedForm } from '@/components/records/use-versioned-form';
import { SectionCard } from '@/components/ui/section-card';
import { type CatalogDetail, catalogDetailSchema, catalogFormSchema } from '@/lib/contracts/catalogs/catalog-record';
import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import { notifySuccess } from '@/lib/client/notify';
import { useUpdateCatalog } from '@/lib/client/queries/catalogs';
import { CatalogRequests } from './catalog-requests';
import { CATALOG_WORDS } from '@/components/entities/catalog-form/catalog-words';
import { ChoiceRows } from '@/components/entities/catalog-form/choice-rows';
import { choicesOf, inTagOrder, pick, PRODUCT_TYPE, type Tagging } from '@/components/entities/catalog-form/choices';
import { TagFinder } from './tag-finder';

const AskValueDialog = dynamic(() => import('./ask-value-dialog').then((module) => module.AskValueDialog), {
  ssr: false,
});

const taggingSchema = z.pick(catalogFormSchema, { productTypeId: true, tags: true });
const { productTypeId: typeWords, tags: tagWords } = CATALOG_WORDS;
const WORDS = { productTypeId: typeWords, tags: tagWords };

const valuesOf = ({ productTypeId, tags }: CatalogDetail): Tagging => ({ productTypeId, tags: inTagOrder(tags) });

/** Tag form of one catalog: tags are found by name or selected by field; missing values can be requested. */
export function AddTagForm({ catalog, taxonomy }: { catalog: CatalogDetail; taxonomy: Taxonomy }) {
  const changeProblemOf = useChangeProblem();
  const { mutateAsync } = useUpdateCatalog(catalog.id);
  const { form, isDirty, isSaving, handleSubmit, conflict, decide, goOnTyping } = useVersionedForm({
    name: 'added tags',
    item: catalog,
    itemSchema: catalogDetailSchema,
    formSchema: taggingSchema,
    valuesOf,
    save: mutateAsync,
    onSaved: ({ title }) => notifySuccess(`The tags of ${title || 'the catalog'} are saved.`),
  });
  const values = useWatch({ control: form.control }) as Tagging;
  const [shown, setShown] = useState(0);
  const [asked, setAsked] = useState<{ attributeId: string; name: string } | null>(null);
  const problem = catalog.isDeleted
    ? 'This catalog was deleted. It has to be restored first.'
    : changeProblemOf(catalog);
  const choices = choicesOf(values, taxonomy);
  const askable = choices.filter(({ isAskable }) => isAskable);
  const { errors } = form.formState;
  const faults = [errors.tags?.message, errors.root?.message].filter((message) => message && message !== problem);

  const handlePick = (field: string, valueId: string) => {
    const choice = choices.find(({ id }) => id === field);
    if (!choice) return;
    const next = pick(values, choice, valueId, taxonomy);
    form.setValue('productTypeId', next.productTypeId, { shouldDirty: true });
    form.setValue('tags', next.tags, { shouldDirty: true });
  };
  const ask = (name: string, attributeId = askable[0]?.id) => {
    if (attributeId) setAsked({ attributeId, name });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void handleSubmit();
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 540px)' },
        alignItems: 'start',
      }}
    >
      <UnsavedGuard isDirty={isDirty} />
      <PictureViewer pictures={catalog.pictures} shown={shown} onShow={setShown} name={catalog.title} />
      <Stack spacing={3} sx={{ minWidth: 0 }}>
        <SectionCard
          title="Tags"
          action={
            <Button component={Link} href={recordAddress('catalog-edit', catalog.id)} color="inherit" size="small">
              Every field
            </Button>
          }
        >
          {problem && (
            <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
              {problem}
            </Alert>
          )}
          {conflict && (
            <FormConflictChoice
              conflict={conflict}
              words={WORDS}
              isBusy={isSaving}
              onDecide={(mineIn) => void decide(mineIn)}
              onCancel={goOnTyping}
            />
          )}
          <form
            noValidate
            hidden={conflict !== null}
            onKeyDown={handleKeyDown}
            onSubmit={(event) => void handleSubmit(event)}
          >
            <Box
              component="fieldset"
              disabled={problem !== null && !isDirty}
              sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
            >
              <TagFinder
                choices={choices.filter(({ id }) => id !== PRODUCT_TYPE)}
                chosenIds={values.tags.map(({ valueId }) => valueId)}
                onPick={handlePick}
                onAsk={(name) => ask(name)}
              />
              <Box sx={{ mx: -1, mb: 2 }}>
                <ChoiceRows choices={choices} values={values} onPick={handlePick} onAsk={ask} />
              </Box>
            </Box>
            {faults.map((message) => (
              <Alert key={message} severity="error" sx={{ mb: 2 }}>
                {message}
              </Alert>
            ))}
            <Button
              type="submit"
              variant="contained"
              aria-keyshortcuts="Control+Enter Meta+Enter"
              disabled={!isDirty}
              loading={isSaving}
            >
              Save
            </Button>
          </form>
        </SectionCard>
        <CatalogRequests catalogId={catalog.id} />
      </Stack>
      {asked && (
        <AskValueDialog
          catalogId={catalog.id}
          productTypeId={values.productTypeId}
          choices={askable}
          attributeId={asked.attributeId}
          name={asked.name}
          taxonomy={taxonomy}
          onTake={handlePick}
          onClose={() => setAsked(null)}
        />
      )}
    </Box>
  );
}
