import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Noun, countText, numberText } from '@/lib/domain/text/count-text';
import { Facts } from '@/components/ui/facts';
import type { bulkChangesApi } from '@/lib/contracts/bulk-changes';
import type { EndpointAnswer } from '@/lib/contracts/base/endpoint';
import { UNDO_DAYS } from '@/lib/domain/records/undo-days';

type Preview = EndpointAnswer<typeof bulkChangesApi.preview>;

const list = new Intl.ListFormat('en-IN');

/** "Kesar, Laxmi and 3 others". */
function examplesText({ examples, count }: Preview['refused'][number]): string {
  const others = count - examples.length;
  const more = others > 0 ? [`${numberText(others)} ${others === 1 ? 'other' : 'others'}`] : [];
  return examples.length > 0 ? list.format([...examples, ...more]) : '';
}

/** Preview of a bulk change. */
export function BulkPreview({ preview, noun }: { preview: Preview; noun: Noun }) {
  const { title, matching, willChange, same, refused } = preview;
  const left = refused.reduce((sum, { count }) => sum + count, 0);
  return (
    <Box role="status" sx={{ overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 550, mb: 1.5 }}>{title}</Typography>
      <Facts
        facts={[
          ['Selected', countText({ value: matching, isExact: true }, noun)],
          ['Will change', numberText(willChange)],
          ['Unchanged', numberText(same)],
          ['Cannot be changed', numberText(left)],
        ]}
      />
      {refused.length > 0 && (
        <Box component="ul" aria-label="Why some cannot be changed" sx={{ pl: 2.5, my: 2 }}>
          {refused.map((one) => (
            <li key={one.reason}>
              {numberText(one.count)}: {one.reason}
              <Typography variant="body2" color="textSecondary">
                {examplesText(one)}
              </Typography>
            </li>
          ))}
        </Box>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {willChange > 0
          ? `You can undo this for ${UNDO_DAYS} days. Later changes are kept.`
          : 'Nothing would change. Go back and select something else.'}
      </Typography>
    </Box>
  );
}
