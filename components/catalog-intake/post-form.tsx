import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Link from 'next/link';
import { useState } from 'react';
import { CaptionCard } from '@/components/entities/caption-card';
import { OptionName } from '@/components/entities/option-picker';
import { recordAddress } from '@/components/entities/record-address';
import { SellerPicker } from '@/components/entities/seller-picker';
import { useCaptionReading } from '@/components/entities/use-caption-reading';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import { Field } from '@/components/ui/field';
import { SectionCard } from '@/components/ui/section-card';
import { sellerOptions } from '@/lib/client/queries/options';
import { CATALOG_LIMITS } from '@/lib/contracts/catalogs/catalog-record';
import { CaptionFills, sureFills } from './caption-fills';
import { PastedPhotos } from './pasted-photos';
import { usePastedPhotos } from './use-pasted-photos';
import { type MadeOfPost, usePostForm } from './use-post-form';

/** Creates a draft catalog from a caption and photos copied out of a chat. */
export function PostForm() {
  const [made, setMade] = useState<MadeOfPost | null>(null);
  const { form, values, lastSellerId, isMaking, likenessDialog, make, set } = usePostForm(setMade);
  const pasted = usePastedPhotos((photo, warnings) => {
    const photos = form.getValues('photos');
    if (!photos.some((one) => one.photo.id === photo.id)) set('photos', [...photos, { photo, warnings }]);
  });
  const reading = useCaptionReading(values.caption);
  const fills = sureFills(reading);
  const { errors, isDirty } = form.formState;
  return (
    <Stack component="form" noValidate spacing={3} sx={{ maxWidth: 860 }} onSubmit={(event) => void make(fills)(event)}>
      <UnsavedGuard
        isDirty={isDirty || pasted.isBusy}
        title="Leave the post?"
        text="No catalog was made of this post yet."
      />
      {made && (
        <Alert
          severity={made.isFilled ? 'success' : 'warning'}
          onClose={() => setMade(null)}
          action={
            <Button component={Link} href={recordAddress('catalog-edit', made.id)} color="inherit">
              Open it
            </Button>
          }
        >
          A draft catalog is made.
          {!made.isFilled && ' What was read in its caption could not be filled in; do that there.'}
        </Alert>
      )}
      <SectionCard title="What the seller wrote">
        <Field
          label="Caption"
          hint="Paste it as it is; what can be read in it is offered below."
          multiline
          minRows={4}
          maxRows={14}
          value={values.caption}
          inputProps={{ maxLength: CATALOG_LIMITS.caption, dir: 'auto' }}
          onChange={(event) => set('caption', event.target.value)}
        />
        <Box sx={{ mt: 2 }}>
          <CaptionCard caption={values.caption} reading={reading} />
          <CaptionFills fills={fills} taken={values.taken} onTake={(taken) => set('taken', taken)} />
        </Box>
      </SectionCard>
      <SectionCard title="Photos">
        <PastedPhotos photos={values.photos} pasted={pasted} onChange={(photos) => set('photos', photos)} />
        {errors.photos && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {errors.photos.message}
          </Alert>
        )}
      </SectionCard>
      <SectionCard title="Seller">
        <Stack spacing={2} sx={{ maxWidth: 480 }}>
          <SellerPicker
            label="Seller"
            value={values.sellerId}
            problem={errors.sellerId?.message}
            onChange={(id) => set('sellerId', id)}
          />
          {lastSellerId !== undefined && (
            <Button
              variant="outlined"
              color="inherit"
              size="small"
              sx={{ alignSelf: 'start' }}
              onClick={() => set('sellerId', lastSellerId)}
            >
              As last time:&nbsp;
              <OptionName source={sellerOptions()} id={lastSellerId} />
            </Button>
          )}
          <Field
            label="Note for the editor"
            value={values.note}
            inputProps={{ maxLength: 500 }}
            onChange={(event) => set('note', event.target.value)}
          />
        </Stack>
      </SectionCard>
      <Button type="submit" variant="contained" loading={isMaking} disabled={pasted.isBusy} sx={{ alignSelf: 'start' }}>
        Make the catalog
      </Button>
      {likenessDialog}
    </Stack>
  );
}
