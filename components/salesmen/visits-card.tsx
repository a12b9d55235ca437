import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TimelineList } from '@/components/records/timeline-list';
import { Instant } from '@/components/ui/instant';
import { SectionCard } from '@/components/ui/section-card';
import { salesmenApi } from '@/lib/contracts/salesmen/salesmen';

/** Visits of a salesman with notes, latest first. */
export const VisitsCard = ({ salesmanId, onAdd }: { salesmanId: string; onAdd: () => void }) => (
  <SectionCard
    title="Visits"
    action={
      <Button variant="contained" size="small" onClick={onAdd}>
        Add a visit
      </Button>
    }
  >
    <TimelineList endpoint={salesmenApi.visits} id={salesmanId} label="Visits" noneYet="No visits yet.">
      {({ seller, at, note }) => (
        <>
          <Typography sx={{ fontWeight: 550 }}>{seller.businessName}</Typography>
          <Typography variant="body2" color="textSecondary">
            <Instant at={at} />
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{note}</Typography>
        </>
      )}
    </TimelineList>
  </SectionCard>
);
