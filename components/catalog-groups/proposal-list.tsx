import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CatalogName, catalogName } from '@/components/entities/catalog-name';
import { SectionCard } from '@/components/ui/section-card';
import type { GroupProposal } from '@/lib/contracts/catalog-groups';

interface ProposalListProps {
  proposals: readonly GroupProposal[];
  /** The one the keys are about; none when all were passed. */
  currentId: string | undefined;
  hasGroup: boolean;
  isBusy: boolean;
  onAccept: (proposal: GroupProposal) => void;
  /** Looks at those again that were passed; left out while there are none. */
  onAgain?: () => void;
}

const acceptLabel = ({ group }: GroupProposal, hasGroup: boolean) => {
  if (!group) return 'Add';
  return hasGroup ? `Merge with ${group.name}` : `Join ${group.name}`;
};

/** What may belong to the group, the likeliest first, each with why. */
export const ProposalList = ({ proposals, currentId, hasGroup, isBusy, onAccept, onAgain }: ProposalListProps) => (
  <SectionCard
    title="May belong to it"
    description="Keys: Enter or Y adds the marked one, N goes to the next."
    action={
      onAgain && (
        <Button size="small" color="inherit" onClick={onAgain}>
          From the first again
        </Button>
      )
    }
  >
    {proposals.length === 0 && (
      <Typography color="textSecondary">Nothing of this seller looks as if it belonged here.</Typography>
    )}
    <Box component="ol" aria-label="Proposals" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {proposals.map((proposal) => {
        const { catalog, reasons } = proposal;
        const isCurrent = catalog.id === currentId;
        const label = acceptLabel(proposal, hasGroup);
        return (
          <Box
            component="li"
            key={catalog.id}
            aria-current={isCurrent ? 'true' : undefined}
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
            <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
              <CatalogName catalog={catalog} />
              <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
                {reasons.join(' ')}
              </Typography>
            </Box>
            <Button
              size="small"
              variant={isCurrent ? 'contained' : 'outlined'}
              aria-label={`${label}: ${catalogName(catalog)}`}
              disabled={isBusy}
              onClick={() => onAccept(proposal)}
            >
              {label}
            </Button>
          </Box>
        );
      })}
    </Box>
  </SectionCard>
);
