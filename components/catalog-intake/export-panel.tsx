import Stack from '@mui/material/Stack';
import { useAddressKey } from '@/lib/client/address-key';
import { ImportView } from './import-view';
import { PastImports } from './past-imports';
import { SendExport } from './send-export';

/** Imports a WhatsApp chat export, or shows an earlier import. */
export function ExportPanel() {
  const { value, hrefOf, open, close } = useAddressKey('import');
  if (value !== null) return <ImportView key={value} id={value} onClose={close} />;
  return (
    <Stack spacing={3}>
      <SendExport onSent={open} />
      <PastImports hrefOf={hrefOf} onBegun={open} />
    </Stack>
  );
}
