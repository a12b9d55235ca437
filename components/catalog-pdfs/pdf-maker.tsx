import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { showFailure } from '@/components/records/show-failure';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import { useDraft } from '@/components/records/use-draft';
import { SectionCard } from '@/components/ui/section-card';
import { type PdfWish, pdfWishSchema } from '@/lib/contracts/catalog-pdfs';
import { useMakePdf } from '@/lib/client/queries/catalog-pdfs';
import { useMe } from '@/lib/client/queries/me';
import { readStored, writeStored } from '@/lib/client/use-stored-state';
import { idSchema } from '@/lib/contracts/base/answers';
import { CatalogFinder } from './catalog-finder';
import { ChosenCatalogs } from './chosen-catalogs';
import { PagePreview } from './page-preview';
import { keepsForm } from './pdf-address';
import { PdfOptionsForm } from './pdf-options-form';
import { FORMAT_NAMES } from './pdf-words';
import { useChosen } from './use-chosen';

const FIRST: Omit<PdfWish, 'catalogIds'> = {
  options: {
    perPage: 4,
    sharesPages: false,
    hasCover: true,
    title: 'New designs',
    rate: 'shown',
    markupPercent: 10,
    showsSeller: false,
    showsVideos: false,
    footer: '',
    watermark: '',
    language: 'en',
  },
  format: 'pdf',
  quality: 'normal',
};

const isId = (value: unknown): value is string => idSchema.safeParse(value).success;

interface PdfMakerProps {
  /** Initially selected catalogs. */
  ids: readonly string[];
  /** Initial search filters, taken from the list the user came from. */
  like: string | null;
  onMade: (id: string) => void;
}

/** Catalogs, page layout options, and a preview page. */
export function PdfMaker({ ids, like, onMade }: PdfMakerProps) {
  const logoKey = `pdf logo ${useMe().data?.id}`;
  const logoId = readStored(logoKey, isId) ?? null;
  const form = useForm<PdfWish>({
    resolver: zodResolver(pdfWishSchema),
    defaultValues: { ...FIRST, options: { ...FIRST.options, logoId }, catalogIds: [...ids] },
  });
  useDraft(form, ['catalog pdf', ...ids].join(' '));
  const { errors, isDirty } = form.formState;
  const wish = useWatch({ control: form.control }) as PdfWish;
  const chosen = useChosen(form);
  const { mutate, isPending } = useMakePdf();
  const start = ids.join();
  // Opening a finished PDF keeps the form mounted.
  const keepsAll = useCallback((address: string) => keepsForm(address, start), [start]);

  const handleMake = (values: PdfWish) =>
    mutate(values, {
      onSuccess: ({ id }) => {
        form.reset(values);
        writeStored(logoKey, values.options.logoId ?? '');
        onMade(id);
      },
      onError: (error) => showFailure(error, form),
    });
  return (
    <form noValidate aria-label="A new PDF" onSubmit={(event) => void form.handleSubmit(handleMake)(event)}>
      <UnsavedGuard
        isDirty={isDirty}
        keepsAll={keepsAll}
        text="What you chose here is not made into a PDF and would be lost."
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <SectionCard title="Catalogs">
            <Box
              sx={{
                display: 'grid',
                gap: 3,
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
              }}
            >
              <CatalogFinder chosen={chosen} like={like} />
              <ChosenCatalogs chosen={chosen} problem={errors.catalogIds?.message} />
            </Box>
          </SectionCard>
          <SectionCard title="Pages">
            <PdfOptionsForm form={form} />
          </SectionCard>
        </Box>
        <Box sx={{ position: { lg: 'sticky' }, top: 80, minWidth: 0 }}>
          <SectionCard title="Preview">
            <PagePreview wish={wish} pictures={chosen.pictures} />
            {errors.root && (
              <Alert severity="error" sx={{ mt: 2 }}>
                {errors.root.message}
              </Alert>
            )}
            <Button type="submit" variant="contained" fullWidth loading={isPending} sx={{ mt: 2 }}>
              {`Make ${FORMAT_NAMES[wish.format]}`}
            </Button>
          </SectionCard>
        </Box>
      </Box>
    </form>
  );
}
