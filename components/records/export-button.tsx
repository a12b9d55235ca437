import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PopoverButton } from '@/components/ui/popover-button';
import { useStartExport } from '@/lib/client/queries/jobs';
import { EXPORT_FORMATS, type ExportFormat, type ExportList } from '@/lib/domain/tables/exports';

const FORMAT_NAMES: Record<ExportFormat, string> = { csv: 'CSV file', xlsx: 'Excel workbook' };

/** Has the rows that match written into a file. */
export function ExportButton({ list, query }: { list: ExportList; query: string }) {
  const { mutate, isPending } = useStartExport();
  const start = (format: ExportFormat, close: () => void) => mutate({ list, query, format }, { onSettled: close });
  return (
    <PopoverButton
      label="Export"
      side="right"
      button={
        <Button size="small" color="inherit" startIcon={<FileDownload />}>
          Export
        </Button>
      }
    >
      {(close) => (
        <Stack spacing={1}>
          <Typography variant="body2" color="textSecondary">
            All rows that match the search and the filters.
          </Typography>
          {EXPORT_FORMATS.map((format) => (
            <Button key={format} variant="outlined" disabled={isPending} onClick={() => start(format, close)}>
              {FORMAT_NAMES[format]}
            </Button>
          ))}
        </Stack>
      )}
    </PopoverButton>
  );
}
