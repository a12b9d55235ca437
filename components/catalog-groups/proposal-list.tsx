import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SectionCard } from '@/components/ui/section-card';
import type { GroupProposal } from '@/lib/contracts/catalog-groups';
import { type CandidateHands, ProposalRow } from './proposal-row';

interface ProposalListProps {
  proposals: readonly GroupProposal[];
  /** Suggestion the keyboard shortcuts act on; undefined when all were skipped. */
  currentId: string | undefined;
  hands: CandidateHands;
  /** Shows skipped suggestions again; omitted when there are none. */
  onAgain?: () => void;
}

/** Suggested catalogs for the group, most likely first, each with its reason. */
export const ProposalList = ({ proposals, currentId, hands, onAgain }: ProposalListProps) => (
  <SectionCard
    title="May belong to it"
    description="Keys: Enter or Y adds the selected one, N goes to the next. Or drag one into the group."
    action={
      onAgain && (
        <Button size="small" color="inherit" onClick={onAgain}>
          Start over
        </Button>
      )
    }
  >
    {proposals.length === 0 && <Typography color="textSecondary">No suggestions from this seller.</Typography>}
    <Box component="ol" aria-label="Proposals" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {proposals.map((proposal) => (
        <ProposalRow
          key={proposal.catalog.id}
          {...hands}
          candidate={proposal}
          note={proposal.reasons.join(' ')}
          isCurrent={proposal.catalog.id === currentId}
        />
      ))}
    </Box>
  </SectionCard>
);
