import AddAPhoto from '@mui/icons-material/AddAPhotoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useRef, useState } from 'react';
import { useUploadPhoto } from '@/lib/client/queries/photos';
import type { Photo } from '@/lib/contracts/photo-record';

interface PhotoProofFieldProps {
  /** What it shows, as it is spoken of: "LR photo". */
  name: string;
  value: Photo | null;
  onChange: (photo: Photo | null) => void;
}

/** Takes the photo of a paper or a screen in, with the camera of a phone or from a folder. */
export function PhotoProofField({ name, value, onChange }: PhotoProofFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending } = useUploadPhoto();
  const handleFile = (file: File | undefined) => {
    if (!file) return;
    setProblem(null);
    mutate(
      { file },
      { onSuccess: (answer) => ('photo' in answer ? onChange(answer.photo) : setProblem(answer.problem)) },
    );
  };
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={name}
        onChange={(event) => {
          handleFile(event.target.files?.[0]);
          // The same file may be chosen once more.
          event.target.value = '';
        }}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {value && <ProofThumb name={name} photo={value} />}
        <Button variant="outlined" startIcon={<AddAPhoto />} loading={isPending} onClick={() => input.current?.click()}>
          {value ? `Another ${name}` : `Add ${name}`}
        </Button>
        {value && (
          <Button color="inherit" onClick={() => onChange(null)}>
            Remove photo
          </Button>
        )}
      </Box>
      {problem && (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      )}
    </div>
  );
}

/** Such a photo, small; it opens large beside the page. */
export const ProofThumb = ({ name, photo }: { name: string; photo: Photo }) => (
  <Box
    component="a"
    href={photo.urls.large}
    target="_blank"
    rel="noreferrer"
    sx={{ display: 'inline-flex', border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}
  >
    <Box
      component="img"
      src={photo.urls.thumb}
      alt={name}
      width={40}
      height={40}
      sx={{ display: 'block', objectFit: 'cover' }}
    />
  </Box>
);
