import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { Age } from '@/components/ui/age';
import { Facts } from '@/components/ui/facts';
import type { Unfinished } from '@/lib/contracts/cycles/cycle-closing';
import {
  type ClosingRule,
  closingPlan,
  type Leftover,
  LEFTOVER_END_LABELS,
  type LeftoverEnd,
  possibleEnds,
} from '@/lib/domain/cycles/closing';
import { countText, numberText } from '@/lib/domain/text/count-text';

const CATALOGS = { one: 'catalog', many: 'catalogs' } as const;

type Upload = Unfinished['uploads'][number];

const asLeftover = ({ editor, ...upload }: Upload): Leftover => ({ ...upload, editorId: editor?.id ?? null });

/** Amount of unfinished work, by kind. */
export const UnfinishedFacts = ({ unfinished: { openUploads, inReview, sentBack } }: { unfinished: Unfinished }) => (
  <Facts
    facts={[
      ['Open uploads', numberText(openUploads)],
      ['Catalogs in review', numberText(inReview)],
      ['Catalogs sent back', numberText(sentBack)],
    ]}
  />
);

interface UnfinishedUploadsProps {
  uploads: readonly Upload[];
  rule: ClosingRule;
  exceptions: ReadonlyMap<string, LeftoverEnd>;
  now: Date;
  /** Omitted when there is nothing to decide yet. */
  onDecide?: (uploadId: string, end: LeftoverEnd) => void;
}

/** The oldest open uploads, each with what happens to it. */
export function UnfinishedUploads({ uploads, rule, exceptions, now, onDecide }: UnfinishedUploadsProps) {
  if (uploads.length === 0)
    return <Typography sx={{ mt: 2 }}>No upload is open. Nothing has to be decided.</Typography>;
  const ends = new Map(
    closingPlan(uploads.map(asLeftover), { rule, exceptions, now }).map(({ leftover, end }) => [leftover.id, end]),
  );
  return (
    <Box
      component="ul"
      aria-label="Open uploads"
      sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', maxHeight: 480, overflowY: 'auto' }}
    >
      {uploads.map((upload) => (
        <UploadRow
          key={upload.id}
          upload={upload}
          end={ends.get(upload.id) ?? 'carry'}
          onDecide={onDecide && ((end) => onDecide(upload.id, end))}
        />
      ))}
    </Box>
  );
}

interface UploadRowProps {
  upload: Upload;
  end: LeftoverEnd;
  onDecide?: (end: LeftoverEnd) => void;
}

function UploadRow({ upload, end, onDecide }: UploadRowProps) {
  const { kind, seller, editor, isHeld, catalogs, createdAt } = upload;
  const possible = possibleEnds(asLeftover(upload)).map((value) => ({ value, label: LEFTOVER_END_LABELS[value] }));
  const what = kind === 'video' ? 'Video' : countText({ value: catalogs, isExact: true }, CATALOGS);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        {seller.businessName}
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {what} · {editor ? editor.name : 'Unassigned'}
          {isHeld && ' is working on it'} · <Age at={createdAt} />
        </Typography>
      </Box>
      {onDecide && possible.length > 1 && (
        <NativeSelect
          value={end}
          onChange={({ target }) => onDecide(target.value as LeftoverEnd)}
          input={<OutlinedInput size="small" />}
          inputProps={{ 'aria-label': `What happens to the upload of ${seller.businessName}` }}
        >
          {possible.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      )}
      {onDecide && possible.length === 1 && <Typography variant="body2">{LEFTOVER_END_LABELS[end]}</Typography>}
    </Box>
  );
}
