import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { UnsavedGuard } from '@/components/layout/unsaved-guard';
import { FileDrop } from '@/components/ui/file-drop';
import { useAddressKey } from '@/lib/client/address-key';
import { useSendExport } from '@/lib/client/queries/whatsapp-imports';
import { ImportView } from './import-view';
import { PastImports } from './past-imports';

/** Brings the export of a WhatsApp chat in, or shows one that was. */
export function ExportPanel() {
  const { value, hrefOf, open, close } = useAddressKey('import');
  if (value !== null) return <ImportView key={value} id={value} onClose={close} />;
  return (
    <Stack spacing={3}>
      <SendExport onSent={open} />
      <PastImports hrefOf={hrefOf} />
    </Stack>
  );
}

function SendExport({ onSent }: { onSent: (id: string) => void }) {
  const [share, setShare] = useState(0);
  const stopper = useRef<AbortController | null>(null);
  const { mutate, isPending, error, variables, data } = useSendExport();
  const showSent = useEffectEvent(onSent);
  const sentId = data?.id;
  // Once nothing asks any more whether to leave.
  useEffect(() => {
    if (sentId !== undefined) showSent(sentId);
  }, [sentId]);

  const send = ([file]: File[]) => {
    if (!file) return;
    const stopping = new AbortController();
    stopper.current = stopping;
    setShare(0);
    mutate({ file, onProgress: setShare, signal: stopping.signal });
  };
  const percent = Math.round(share * 100);
  return (
    <div>
      {error && error.code !== 'cancelled' && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {error.message}
        </Alert>
      )}
      {isPending ? (
        <Paper variant="outlined" sx={{ p: 3 }}>
          <UnsavedGuard isDirty title="Stop sending?" text="The export is not here yet. Leaving stops it." />
          <Typography sx={{ overflowWrap: 'anywhere' }}>{variables.file.name}</Typography>
          <LinearProgress
            aria-label={`Sending ${variables.file.name}`}
            variant={share < 1 ? 'determinate' : 'indeterminate'}
            value={percent}
            sx={{ my: 1 }}
          />
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {share < 1 ? `${percent} % sent` : 'Sent. The server looks whether a chat is in it …'}
          </Typography>
          <Button color="inherit" variant="outlined" onClick={() => stopper.current?.abort()}>
            Cancel
          </Button>
        </Paper>
      ) : (
        <FileDrop
          text="Drop the zip of an exported WhatsApp chat here."
          buttonLabel="Choose the zip"
          hint="In WhatsApp: open the group, choose More › Export chat › Include media, and bring the zip as it is. What was brought in before is not added twice."
          label="Zip of the export"
          accept=".zip,application/zip"
          onFiles={send}
        />
      )}
    </div>
  );
}
