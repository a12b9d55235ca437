import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CatalogName, catalogName } from '@/components/entities/catalog-name';
import { dragProps } from '@/components/ui/drag-props';
import type { GroupProposal } from '@/lib/contracts/catalog-groups';

/** A catalog that may belong to a group, and the group it is in now. */
export type Candidate = Pick<GroupProposal, 'catalog' | 'group'>;

/** What can be done with a candidate, wherever it is shown. */
export interface CandidateHands {
  hasGroup: boolean;
  isBusy: boolean;
  /** Why a candidate cannot be taken in, as a sentence; null where it can. */
  problemOf: (candidate: Candidate) => string | null;
  onAccept: (candidate: Candidate) => void;
  /** It is dragged, or no more. */
  onDrag: (candidate: Candidate | null) => void;
}

interface ProposalRowProps extends CandidateHands {
  candidate: Candidate;
  /** What is known of it, as sentences. */
  note: string;
  /** The keys are about it. */
  isCurrent?: boolean;
}

const acceptLabel = ({ group }: Candidate, hasGroup: boolean) => {
  if (!group) return 'Add';
  return hasGroup ? `Merge with ${group.name}` : `Join ${group.name}`;
};

/** One catalog that may belong to the group: added by its button, or dragged there. */
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
