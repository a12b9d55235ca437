import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { UnsavedGuard } from '@/components/layout/unsaved-guard';
import { FileDrop } from '@/components/ui/file-drop';
import { useLeaving } from '@/lib/client/use-leaving';
import { useSendExport } from '@/lib/client/queries/whatsapp-imports';

interface SendExportProps {
  /** One that was found among other files; else one is asked for. */
  given?: File;
  onSent: (id: string) => void;
}

const LEAVING =
  'The export is not here yet. Leaving stops it; the same file, chosen again within two days, goes on from there.';

/** Takes an exported chat, its zip or its text, and has it read. */
export function SendExport({ given, onSent }: SendExportProps) {
  const [share, setShare] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const stopper = useRef<AbortController | null>(null);
  const { mutate, isPending, error, variables, data } = useSendExport();
  const showSent = useEffectEvent(onSent);
  const sentId = data?.id;
  // Once nothing asks any more whether to leave.
  useEffect(() => {
    if (sentId !== undefined) showSent(sentId);
  }, [sentId]);

  useLeaving(() => stopper.current?.abort());

  const send = ([file]: File[]) => {
    if (!file) return;
    const stopping = new AbortController();
    stopper.current = stopping;
    setShare(0);
    mutate({ file, onProgress: setShare, onWait: setProblem, signal: stopping.signal });
  };
  const percent = Math.floor(share * 100);
  const isStopped = error?.code === 'cancelled';
  return (
    <div>
      {error && (
        <Alert severity={isStopped ? 'info' : 'error'} sx={{ mb: 2 }}>
          {isStopped
            ? `Stopped at ${percent} %. Choose the same file again, and it goes on from there.`
            : error.message}
        </Alert>
      )}
      {isPending ? (
        <Paper variant="outlined" sx={{ p: 3 }}>
          <UnsavedGuard isDirty title="Stop sending?" text={LEAVING} />
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
          {problem && (
            <Alert severity="warning" variant="outlined" sx={{ mb: 1 }}>
              {problem} Sending goes on by itself from where it stopped.
            </Alert>
          )}
          <Button color="inherit" variant="outlined" onClick={() => stopper.current?.abort()}>
            Cancel
          </Button>
        </Paper>
      ) : given ? (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" onClick={() => send([given])}>
              Bring it in as posts
            </Button>
          }
        >
          {given.name} is the export of a WhatsApp chat. What is in it belongs to posts.
        </Alert>
      ) : (
        <FileDrop
          text="Drop the zip of an exported WhatsApp chat here."
          buttonLabel="Choose the zip"
          hint="In WhatsApp: open the group, choose More › Export chat › Include media, and bring the zip as it is. A text that was exported without media can be brought as well. What was brought in before is not added twice."
          label="Zip of the export"
          accept=".zip,application/zip,.txt,text/plain"
          onFiles={send}
        />
      )}
    </div>
  );
}
