import AddAPhoto from '@mui/icons-material/AddAPhotoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useRef, useState } from 'react';
import { useUploadPhoto } from '@/lib/client/queries/photos';
import type { Photo } from '@/lib/contracts/photo-record';

interface PhotoProofFieldProps {
  /** Name of the subject: "LR photo". */
  name: string;
  value: Photo | null;
  onChange: (photo: Photo | null) => void;
}

/** Uploads a photo of a document or a screen, from a phone's camera or from a file. */
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
          // Allows selecting the same file again.
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

/** Thumbnail of a proof photo; the full size opens beside the page. */
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
