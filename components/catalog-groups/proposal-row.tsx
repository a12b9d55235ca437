import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CatalogName, catalogName } from '@/components/entities/catalog-name';
import { dragProps } from '@/components/ui/drag-props';
import type { GroupProposal } from '@/lib/contracts/catalog-groups';

/** A catalog that may belong to a group, with its current group. */
export type Candidate = Pick<GroupProposal, 'catalog' | 'group'>;

/** Actions on a candidate, wherever it is shown. */
export interface CandidateHands {
  hasGroup: boolean;
  isBusy: boolean;
  /** Reason a candidate cannot be added, as a sentence; null when it can. */
  problemOf: (candidate: Candidate) => string | null;
  onAccept: (candidate: Candidate) => void;
  /** Called with the candidate when a drag starts, and with null when it ends. */
  onDrag: (candidate: Candidate | null) => void;
}

interface ProposalRowProps extends CandidateHands {
  candidate: Candidate;
  /** Known facts, as sentences. */
  note: string;
  /** True when the keyboard shortcuts act on it. */
  isCurrent?: boolean;
}

const acceptLabel = ({ group }: Candidate, hasGroup: boolean) => {
  if (!group) return 'Add';
  return hasGroup ? `Merge with ${group.name}` : `Join ${group.name}`;
};

/** A candidate for the group: added with its button or by dragging. */
export function ProposalRow({ candidate, note, isCurrent, hasGroup, isBusy, ...hands }: ProposalRowProps) {
  const { problemOf, onAccept, onDrag } = hands;
  const { catalog } = candidate;
  const name = catalogName(catalog);
  const label = acceptLabel(candidate, hasGroup);
  const problem = problemOf(candidate);
  return (
    <Box
      component="li"
      aria-current={isCurrent ? 'true' : undefined}
      {...dragProps(
        name,
        () => onDrag(candidate),
        () => onDrag(null),
      )}
      draggable={!isBusy && !problem}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        p: 1,
        borderRadius: 1,
        outline: isCurrent ? '2px solid' : undefined,
        outlineColor: 'primary.main',
      }}
    >
      <Box sx={{ flex: '1 1 14rem', minWidth: 0, cursor: 'grab', overflowWrap: 'anywhere' }}>
        <CatalogName catalog={catalog} />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
          {note} {problem}
        </Typography>
      </Box>
      <Button
        size="small"
        variant={isCurrent ? 'contained' : 'outlined'}
        aria-label={`${label}: ${name}`}
        disabled={isBusy || problem !== null}
        onClick={() => onAccept(candidate)}
      >
        {label}
      </Button>
    </Box>
  );
}
