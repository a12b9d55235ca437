import Button from '@mui/material/Button';
import { useSampleName, useTrySample } from '@/lib/client/queries/whatsapp-imports';

/** Offers a sample export, where one exists. */
export function TrySample({ onBegun }: { onBegun: (id: string) => void }) {
  const name = useSampleName();
  const { mutate, isPending } = useTrySample();
  if (name === null) return null;
  return (
    <Button
      variant="outlined"
      disabled={isPending}
      onClick={() => mutate(undefined, { onSuccess: ({ id }) => onBegun(id) })}
      sx={{ alignSelf: 'center' }}
    >
      Try it with a sample export
    </Button>
  );
}
