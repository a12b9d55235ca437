import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { Facts } from '@/components/ui/facts';
import { useCheckImport, useDownloadFailures, useRunImport } from '@/lib/client/queries/imports';
import type { Import } from '@/lib/contracts/imports';
import { WrongRows } from './wrong-rows';
import { numberText } from '@/lib/domain/text/count-text';

interface ImportResultStepProps {
  current: Import;
  onChangeColumns: () => void;
  onClose: () => void;
}

/** Outcome of the rows, before or after the import; invalid ones show their reasons. */
export function ImportResultStep({ current, onChangeColumns, onClose }: ImportResultStepProps) {
  const { counts, id, mapping } = current;
  const { mutate: run, isPending } = useRunImport(id);
  const { mutate: check, isPending: isChecking } = useCheckImport(id);
  const { mutate: download, isPending: isDownloading } = useDownloadFailures(current);
  const due = counts.new + counts.changed - counts.applied;
  return (
    <>
      <DialogContent>
        <Facts
          facts={[
            ['New', numberText(counts.new)],
            ['Changed', numberText(counts.changed)],
            ['Unchanged', numberText(counts.same)],
            ['Errors', numberText(counts.wrong)],
            ['Imported', numberText(counts.applied)],
          ]}
        />
        {counts.wrong > 0 && (
          <>
            <Typography sx={{ mt: 2, mb: 1 }}>
              Rows with errors are skipped. Correct them in the downloaded file and import that, or add what is missing
              here and check again.
            </Typography>
            <WrongRows current={current} />
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {counts.wrong > 0 && (
          <>
            <Button loading={isDownloading} onClick={() => download()}>
              Download rows with errors
            </Button>
            <Button loading={isChecking} onClick={() => check(mapping)}>
              Check again
            </Button>
          </>
        )}
        <Button onClick={onChangeColumns}>Columns</Button>
        <Button color="inherit" onClick={onClose}>
          Close
        </Button>
        {due > 0 && (
          <Button variant="contained" loading={isPending} onClick={() => run(undefined)}>
            Import {numberText(due)} {due === 1 ? 'row' : 'rows'}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
