import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { PhotoImage } from '@/components/entities/photo-image';
import { useUploadPhoto } from '@/lib/client/queries/photos';
import type { Photo } from '@/lib/contracts/photo-record';

interface LogoFieldProps {
  /** Id of the logo photo. */
  value: string | null | undefined;
  onChange: (id: string | null) => void;
  problem?: string;
}

/** Logo on the pages. One added earlier is known only by its id and visible in the preview. */
export function LogoField({ value, onChange, problem }: LogoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { mutate, isPending } = useUploadPhoto();
  const handleFile = (file: File | undefined) => {
    if (!file) return;
    setFailure(null);
    const onSuccess = (answer: { photo: Photo } | { problem: string }) => {
      if ('problem' in answer) return setFailure(answer.problem);
      setPhoto(answer.photo);
      onChange(answer.photo.id);
    };
    mutate({ file }, { onSuccess });
  };
  return (
    <div>
      <Typography variant="body2" sx={{ fontWeight: 550, mb: 0.5 }}>
        Logo
      </Typography>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label="Logo"
        onChange={(event) => {
          handleFile(event.target.files?.[0]);
          // Allows selecting the same file again.
          event.target.value = '';
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {value && photo?.id === value && (
          <PhotoImage photo={photo} size="thumb" alt="Your logo" style={{ height: 36, width: 'auto' }} />
        )}
        <Button variant="outlined" color="inherit" loading={isPending} onClick={() => input.current?.click()}>
          {value ? 'Replace logo' : 'Add logo'}
        </Button>
        {value && (
          <Button color="inherit" onClick={() => onChange(null)}>
            Remove logo
          </Button>
        )}
      </Box>
      <FormHelperText error={Boolean(problem ?? failure)}>
        {problem ?? failure ?? 'On the cover and at the foot of every page. Kept for your next PDF.'}
      </FormHelperText>
    </div>
  );
}
