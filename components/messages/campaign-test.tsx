import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { Field } from '@/components/ui/field';
import { PRODUCT } from '@/config/product';
import { notifySuccess } from '@/lib/client/notify';
import { useTestCampaign } from '@/lib/client/queries/messages';

/** Sends the text with its example values to one number. */
export function CampaignTest({ id }: { id: string }) {
  const { mutate, isPending, error } = useTestCampaign();
  const [phoneNumber, setPhoneNumber] = useState<string>(PRODUCT.phonePrefix);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const onSuccess = () => notifySuccess('The test message is on its way.');
    mutate({ params: { id }, body: { phoneNumber } }, { onSuccess });
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={handleSubmit}
      sx={{ display: 'flex', gap: 1, alignItems: 'start', mt: 2, maxWidth: 480 }}
    >
      <Field
        label="Test number"
        hint="It must have opted in."
        problem={error?.issues[0]?.message ?? (error && !error.isPassing ? error.message : undefined)}
        type="tel"
        value={phoneNumber}
        onChange={(event) => setPhoneNumber(event.target.value)}
      />
      <Button type="submit" variant="outlined" loading={isPending} sx={{ mt: 3.5, flexShrink: 0 }}>
        Send test
      </Button>
    </Box>
  );
}
