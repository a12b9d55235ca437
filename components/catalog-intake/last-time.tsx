import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { uploadSourceLabel } from '@/components/entities/upload-source';
import { useLastTime } from '@/lib/client/queries/upload-drafts';
import type { TrayForm } from './draft-board';

/** Offers the settings this user last used for the seller. */
export function LastTime({ form }: { form: UseFormReturn<TrayForm> }) {
  const [sellerId, source, note] = useWatch({ control: form.control, name: ['sellerId', 'source', 'note'] });
  const { data } = useLastTime(sellerId);
  if (!data || (data.source === source && data.note === note)) return null;
  const handleTake = () => {
    form.setValue('source', data.source);
    form.setValue('note', data.note);
  };
  return (
    <div>
      <Button variant="outlined" color="inherit" size="small" onClick={handleTake}>
        As last time for this seller
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        {uploadSourceLabel(data.source)}
        {data.note && `: ${data.note}`}
      </Typography>
    </div>
  );
}
