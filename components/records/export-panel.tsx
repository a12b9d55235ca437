import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useStartExport } from '@/lib/client/queries/jobs';
import { EXPORT_FORMATS, type ExportFormat, type ExportList } from '@/lib/domain/tables/exports';

const FORMAT_NAMES: Record<ExportFormat, string> = { csv: 'CSV file', xlsx: 'Excel workbook' };

export interface ExportPanelProps {
  list: ExportList;
  /** Query string of the list. */
  query: string;
  onDone: () => void;
}

/** Exports the matching rows to a file of the selected format. */
export function ExportPanel({ list, query, onDone }: ExportPanelProps) {
  const { mutate, isPending } = useStartExport();
  return (
    <Stack spacing={1}>
      <Typography variant="body2" color="textSecondary">
        All rows that match the search and the filters.
      </Typography>
      {EXPORT_FORMATS.map((format) => (
        <Button
          key={format}
          variant="outlined"
          disabled={isPending}
          onClick={() => mutate({ list, query, format }, { onSettled: onDone })}
        >
          {FORMAT_NAMES[format]}
        </Button>
      ))}
    </Stack>
  );
}
