import Button from '@mui/material/Button';
import { useRef } from 'react';
import { FileDrop } from '@/components/ui/file-drop';
import { notifyError } from '@/lib/client/notify';
import { type FoundFile, fromDrop, fromInput } from '@/lib/client/photo-intake/found-files';

interface IntakeSourcesProps {
  onFiles: (files: readonly FoundFile[]) => void;
}

/** Sources of photos: files, folders, zips and PDFs, dropped or selected. Chat exports are recognized here. */
export function IntakeSources({ onFiles }: IntakeSourcesProps) {
  const folder = useRef<HTMLInputElement>(null);
  const take = (files: readonly FoundFile[]) => {
    if (files.length > 0) onFiles(files);
  };
  const tellUnread = (name: string) =>
    notifyError(`${name} cannot be read. Copy it to this computer, and add it again.`);
  return (
    <FileDrop
      text="Drop photos, folders, a zip or a PDF here."
      buttonLabel="Choose photos"
      hint="JPEG, PNG or WebP; each page of a PDF becomes a photo. Photos already here are skipped."
      label="Photos to upload"
      accept="image/*,.zip,application/zip,.pdf,application/pdf,.txt,text/plain"
      isMultiple
      onFiles={(files) => take(fromInput(files))}
      onDropped={(transfer) => void fromDrop(transfer, tellUnread).then(take)}
    >
      <Button variant="outlined" color="inherit" onClick={() => folder.current?.click()}>
        Choose a folder
      </Button>
      <input
        ref={folder}
        type="file"
        hidden
        multiple
        aria-label="Folder to upload"
        {...{ webkitdirectory: '' }}
        onChange={({ target }) => {
          take(fromInput([...(target.files ?? [])]));
          target.value = '';
        }}
      />
    </FileDrop>
  );
}
