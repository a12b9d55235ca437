import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Age } from '@/components/ui/age';
import { WHATSAPP_PURPOSES } from '@/components/records/purposes/whatsapp-purposes';
import { Facts } from '@/components/ui/facts';
import { useMessageHealth } from '@/lib/client/queries/messages';
import type { MessageHealth } from '@/lib/contracts/messages/messages';
import { numberText } from '@/lib/domain/text/count-text';

const SANDBOX = 'Messages go to the built-in sandbox: no phone receives them.';

const PROVIDERS: Record<MessageHealth['provider'], string> = {
  sandbox: 'Built-in sandbox',
  gupshup: 'Gupshup',
  cloud: 'WhatsApp Cloud API',
  none: 'None',
};

/** Below the heading: what blocks sending, or where messages are sent. Its height is fixed, so lists do not shift. */
export function HealthLine() {
  const { data } = useMessageHealth();
  if (!data?.problem && !data?.notice) return data?.provider === 'sandbox' ? SANDBOX : WHATSAPP_PURPOSES['wa-send'];
  return (
    <Box component="span" role="status" sx={{ color: data.problem ? 'warning.main' : 'info.main' }}>
      {data.problem ?? data.notice}
    </Box>
  );
}

/** Provider, wallet, last contact and problems at a glance, below the main content. */
export function HealthStrip() {
  const { data } = useMessageHealth();
  return (
    <Box
      component="section"
      aria-label="Sending"
      sx={{ mt: 2, minHeight: 44, '& dl': { gridTemplateColumns: 'repeat(auto-fill, minmax(118px, 1fr))' } }}
    >
      {data && <Facts facts={factsOf(data)} />}
    </Box>
  );
}

const factsOf = (health: MessageHealth) =>
  [
    ['Provider', PROVIDERS[health.provider]],
    ['Wallet', health.wallet ?? 'Not known'],
    ['Last heard', health.heardAt ? <Age key="heard" at={health.heardAt} /> : 'Never'],
    ['Sent in 24 hours', numberText(health.sent)],
    ['Failed', <Trouble key="failed" count={health.failed} />],
    ['Unclear', <Trouble key="unclear" count={health.unclear} />],
    ['Waiting', numberText(health.waiting)],
    ['Templates on hold', <Trouble key="templates" count={health.pausedTemplates} />],
  ] as const;

const Trouble = ({ count }: { count: number }) => (
  <Typography component="span" color={count > 0 ? 'error' : undefined} sx={{ fontWeight: count > 0 ? 550 : undefined }}>
    {numberText(count)}
  </Typography>
);
