import Box from '@mui/material/Box';
import { FigureList } from '@/components/entities/figure-list';
import { Facts } from '@/components/ui/facts';
import { SectionCard } from '@/components/ui/section-card';
import type { CampaignDetail } from '@/lib/contracts/messages/campaign-record';
import { funnelOf, shareText } from '@/lib/domain/messages/funnel';
import { countText, numberText } from '@/lib/domain/text/count-text';
import { rupeesText } from '@/lib/domain/text/money';
import { campaignAddress } from './message-address';

const TIMES = { one: 'time', many: 'times' } as const;

/** Delivery progress of the messages, live while they are sent. */
export function CampaignFunnel({ campaign }: { campaign: CampaignDetail }) {
  const { id, counts, cost, replies, stops, linkViews, opened, orders } = campaign;
  const funnel = funnelOf(counts);
  const of = (count: number) => ({ value: count, isExact: true });
  const list = (...stages: string[]) => ({
    href: `${campaignAddress(id)}&tab=recipients&${stages.map((stage) => `stage=${stage}`).join('&')}`,
  });
  const figures = [
    { label: 'Waiting', count: of(funnel.waiting), link: list('queued') },
    { label: 'Handed over', count: of(funnel.handed) },
    {
      label: `Sent ${shareText(funnel.sent, funnel.handed)}`,
      count: of(funnel.sent),
      link: list('sent', 'delivered', 'read'),
    },
    {
      label: `Delivered ${shareText(funnel.delivered, funnel.handed)}`,
      count: of(funnel.delivered),
      link: list('delivered', 'read'),
    },
    { label: `Read ${shareText(funnel.read, funnel.handed)}`, count: of(funnel.read), link: list('read') },
    ...(opened === null
      ? []
      : [
          {
            label: `Opened the link ${shareText(opened, funnel.handed)}`,
            count: of(opened),
            link: { href: `${campaignAddress(id)}&tab=recipients&hasOpened=true` },
          },
        ]),
    { label: 'Failed', count: of(funnel.failed), link: list('failed') },
    { label: 'Unclear', count: of(funnel.unclear), link: list('unclear') },
  ];
  const facts = [
    ['Cost billed', rupeesText(cost.billed)],
    ['Cost estimated', rupeesText(cost.estimated)],
    ['Replies', numberText(replies)],
    ['Opted out', numberText(stops)],
    ['Views of its page', linkViews === null ? '' : countText({ value: linkViews, isExact: true }, TIMES)],
    ['Orders within 72 hours', numberText(orders)],
  ] as const;
  return (
    <SectionCard title="How far it came" description="Costs rest on the rate card, without GST.">
      <FigureList label="How far the messages came" figures={figures} />
      <Box sx={{ mt: 2 }}>
        <Facts facts={facts} />
      </Box>
    </SectionCard>
  );
}
