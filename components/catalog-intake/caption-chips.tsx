import Box from '@mui/material/Box';
import { useCaptionReading } from '@/components/entities/use-caption-reading';
import { Tag } from '@/components/ui/tag';
import { captionFill } from '@/lib/domain/captions/caption-form';
import type { CaptionField, Finding } from '@/lib/domain/captions/reading';

/** The most sought fields, in display order. */
const SHOWN: readonly CaptionField[] = ['rate', 'setRate', 'pieces', 'fabric', 'sizes'];

const textOf = (finding: Finding): string | null =>
  finding.field === 'fabric' ? finding.value : (captionFill(finding)?.text ?? null);

/** Rate, pieces and fabric read from a caption; uncertain values have a question mark. */
export function CaptionChips({ caption }: { caption: string }) {
  const { findings, unsure } = useCaptionReading(caption);
  const chips = SHOWN.flatMap((field) => {
    const sure = findings.find((one) => one.field === field);
    const found = sure ?? unsure.find((one) => one.field === field);
    const text = found && textOf(found);
    return text ? [{ field, text: sure ? text : `${text}?` }] : [];
  });
  if (chips.length === 0) return null;
  return (
    <Box role="group" aria-label="Found in the caption" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.75 }}>
      {chips.map(({ field, text }) => (
        <Tag key={field} tone={field === 'rate' ? 'success' : 'plain'}>
          {text}
        </Tag>
      ))}
    </Box>
  );
}
