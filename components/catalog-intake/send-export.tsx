import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { FileDrop } from '@/components/ui/file-drop';
import { onExportHere, stopExport, useExportOnItsWay } from '@/lib/client/export-intake/export-sendings';
import { useSendExport } from '@/lib/client/queries/whatsapp-imports';

interface SendExportProps {
  /** File found among other files; when omitted, the user selects one. */
  given?: File;
  onSent: (id: string) => void;
}

/** Uploads an exported chat (zip or text) and starts reading it. */
export function SendExport({ given, onSent }: SendExportProps) {
  const place = given ?? null;
  const sending = useExportOnItsWay(place);
  const send = useSendExport(place);
  const showSent = useEffectEvent(onSent);
  useEffect(() => onExportHere(place, (id) => showSent(id)), [place]);

  const { state, share = 0, problem } = sending ?? {};
  const percent = Math.floor(share * 100);
  return (
    <div>
      {state === 'stopped' && (
        <Alert severity="info" sx={{ mb: 2 }}>
          Stopped at {percent} %. Choose the same file again to resume.
        </Alert>
      )}
      {state === 'refused' && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problem}
        </Alert>
      )}
      {sending && state === 'sending' ? (
        <Paper variant="outlined" sx={{ p: 3 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{sending.file.name}</Typography>
          <LinearProgress
            aria-label={`Sending ${sending.file.name}`}
            variant={share < 1 ? 'determinate' : 'indeterminate'}
            value={percent}
            sx={{ my: 1 }}
          />
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {share < 1 ? `${percent} % sent` : 'Sent. Checking the chat …'}
          </Typography>
          {problem && (
            <Alert severity="warning" variant="outlined" sx={{ mb: 1 }}>
              {problem} The upload resumes by itself.
            </Alert>
          )}
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            The upload continues while you use other pages. Closing or reloading this page stops it; choose the same
            file within two days to resume.
          </Typography>
          <Button color="inherit" variant="outlined" onClick={() => stopExport(place)}>
            Cancel
          </Button>
        </Paper>
      ) : given ? (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" onClick={() => send(given)}>
              Import it as posts
            </Button>
          }
        >
          {given.name} is a WhatsApp export. Import it as posts.
        </Alert>
      ) : (
        <FileDrop
          text="Drop the zip of an exported WhatsApp chat here."
          buttonLabel="Choose the zip"
          hint="In WhatsApp: open the group, choose More › Export chat › Include media, and upload the zip as it is. A chat exported without media works too. Posts you already imported are skipped."
          label="Zip of the export"
          accept=".zip,application/zip,.txt,text/plain"
          onFiles={([file]) => file && send(file)}
        />
      )}
    </div>
  );
}
