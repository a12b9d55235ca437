import Typography from '@mui/material/Typography';
import { TimelineList } from '@/components/records/timeline-list';
import { Instant } from '@/components/ui/instant';
import { SectionCard } from '@/components/ui/section-card';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { SalesmanLink } from './salesman-link';

/** Salesman visits to a seller with notes. Visits are recorded on the salesman's page. */
export const SellerVisits = ({ sellerId }: { sellerId: string }) => (
  <SectionCard title="Visits" description="Salesmen add visits on their portfolio page.">
    <TimelineList endpoint={sellersApi.visits} id={sellerId} label="Visits" noneYet="No visits yet">
      {({ salesman, at, note }) => (
        <>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{note}</Typography>
          <Typography variant="body2" color="textSecondary">
            <SalesmanLink salesman={salesman} />, <Instant at={at} />
          </Typography>
        </>
      )}
    </TimelineList>
  </SectionCard>
);
