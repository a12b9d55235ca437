import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Age } from '@/components/ui/age';
import { Facts } from '@/components/ui/facts';
import { useMessageHealth } from '@/lib/client/queries/messages';
import type { MessageHealth } from '@/lib/contracts/messages/messages';
import { numberText } from '@/lib/domain/text/count-text';

const PROVIDERS: Record<MessageHealth['provider'], string> = {
  sandbox: 'Built-in sandbox',
  gupshup: 'Gupshup',
  cloud: 'WhatsApp Cloud API',
  none: 'None',
};

/** What keeps messages from going out, or soon may. */
export function HealthAlerts() {
  const { data } = useMessageHealth();
  if (!data?.problem && !data?.notice) return null;
  return (
    <Stack spacing={1.5} sx={{ mb: 2 }}>
      {data.problem && <Alert severity="warning">{data.problem}</Alert>}
      {data.notice && <Alert severity="info">{data.notice}</Alert>}
    </Stack>
  );
}

/** Provider, wallet, silence and trouble at a glance, below what one came for. */
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
