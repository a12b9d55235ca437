import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SellerPicker } from '@/components/entities/seller-picker';
import { uploadSourceLabel } from '@/components/entities/upload-source';
import { FormField } from '@/components/ui/form-field';
import { Field } from '@/components/ui/field';
import { SectionCard } from '@/components/ui/section-card';
import { SelectField } from '@/components/ui/select-field';
import { CATALOG_LIMITS } from '@/lib/contracts/catalogs/catalog-record';
import { UPLOAD_SOURCES } from '@/lib/domain/uploads/upload-status';
import { PhotoGrid } from './photo-grid';
import { counted } from './post-words';
import { LastTime } from './last-time';
import type { Tray } from './use-tray';

interface DraftCatalogsProps {
  tray: Tray;
  /** True while photos are still uploading. */
  isBusy: boolean;
}

/** Catalogs being assembled, their seller, and the step that creates them. */
export function DraftCatalogs({ tray, isBusy }: DraftCatalogsProps) {
  const { form, board, hands, write, make, isMaking } = tray;
  const { catalogs } = board;
  return (
    <SectionCard title={counted(catalogs.length, 'catalog')}>
      {tray.likenessDialog}
      <Stack component="form" noValidate spacing={2} onSubmit={(event) => void make(event)}>
        {catalogs.map(({ key, photos, caption }, index) => (
          <Paper key={key} variant="outlined" role="group" aria-label={`Catalog ${index + 1}`} sx={{ p: 2 }}>
            <Typography variant="h3" sx={{ mb: 1 }}>
              Catalog {index + 1}: {counted(photos.length, 'photo')}
            </Typography>
            <PhotoGrid label={`Photos of catalog ${index + 1}`} place={key} photos={photos} hands={hands} hasCover />
            <Field
              label="What the seller wrote"
              multiline
              minRows={2}
              value={caption}
              inputProps={{ maxLength: CATALOG_LIMITS.caption }}
              onChange={(event) => write(key, event.target.value)}
            />
          </Paper>
        ))}
        <FormField form={form} name="sellerId">
          {({ value, onChange, problem }) => (
            <SellerPicker
              label="Seller"
              value={value}
              problem={problem}
              onChange={(id) => {
                onChange(id);
                form.clearErrors('sellerId');
              }}
            />
          )}
        </FormField>
        <LastTime form={form} />
        <FormField form={form} name="source">
          {({ value, onChange }) => (
            <SelectField
              label="How they came"
              value={value}
              options={UPLOAD_SOURCES.map((source) => ({ value: source, label: uploadSourceLabel(source) }))}
              onChange={onChange}
            />
          )}
        </FormField>
        <FormField form={form} name="note">
          {(field) => <Field {...field} label="Note for the editor" inputProps={{ maxLength: 500 }} />}
        </FormField>
        <Button type="submit" variant="contained" loading={isMaking} disabled={isBusy} sx={{ alignSelf: 'start' }}>
          Make {counted(catalogs.length, 'catalog')}
        </Button>
      </Stack>
    </SectionCard>
  );
}
