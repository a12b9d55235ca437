import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { PopoverButton } from '@/components/ui/popover-button';
import type { ExportPanelProps } from './export-panel';

const ExportPanel = dynamic(() => import('./export-panel').then((module) => module.ExportPanel), { ssr: false });

/** Exports the matching rows to a file. */
export const ExportButton = (what: Omit<ExportPanelProps, 'onDone'>) => (
  <PopoverButton
    label="Export"
    side="right"
    button={
      <Button size="small" color="inherit" startIcon={<FileDownload />}>
        Export
      </Button>
    }
  >
    {(close) => <ExportPanel {...what} onDone={close} />}
  </PopoverButton>
);
