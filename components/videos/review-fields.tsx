import Box from '@mui/material/Box';
import { Field } from '@/components/ui/field';
import { SectionCard } from '@/components/ui/section-card';
import type { ApiError } from '@/lib/client/http/api-error';
import type { VideoForm } from '@/lib/contracts/videos/video-record';

const FIELDS = { title: 'Title', rateText: 'Rate', fabricText: 'Fabric' } as const;

/** Text fields of a video that a reviewer may correct directly. */
export type ReviewFixes = Partial<Pick<VideoForm, keyof typeof FIELDS>>;

interface ReviewFieldsProps {
  name: string;
  values: Required<ReviewFixes>;
  error: ApiError | null;
  isDisabled: boolean;
  onFix: (fixes: ReviewFixes) => void;
}

/** Texts an editor wrote for a video, editable in place. */
export const ReviewFields = ({ name, values, error, isDisabled, onFix }: ReviewFieldsProps) => (
  <SectionCard title={name}>
    <Box
      component="fieldset"
      disabled={isDisabled}
      sx={{ display: 'grid', gap: 2, m: 0, p: 0, border: 0, minWidth: 0, gridTemplateColumns: { sm: '1fr 1fr' } }}
    >
      {(Object.keys(FIELDS) as (keyof typeof FIELDS)[]).map((field) => (
        <Box key={field} sx={{ gridColumn: field === 'title' ? '1 / -1' : undefined }}>
          <Field
            label={FIELDS[field]}
            autoComplete="off"
            value={values[field]}
            problem={error?.issues.find(({ path }) => path[0] === field)?.message}
            onChange={(event) => onFix({ [field]: event.target.value })}
          />
        </Box>
      ))}
    </Box>
  </SectionCard>
);
