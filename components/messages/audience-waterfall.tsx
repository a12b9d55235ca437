import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import NextLink from 'next/link';
import { SectionCard } from '@/components/ui/section-card';
import type { CampaignDetail } from '@/lib/contracts/messages/campaign-record';
import { SKIP_REASONS, SKIP_WORDS, type SkipReason } from '@/lib/domain/messages/message-stage';
import { numberText } from '@/lib/domain/text/count-text';
import { campaignAddress } from './message-address';

interface WaterfallProps {
  campaign: CampaignDetail;
  check: NonNullable<CampaignDetail['check']>;
}

/** Numbers skipped for these reasons have no row of their own. */
const OUTSIDE: readonly SkipReason[] = ['invalid', 'repeated'];

/** Waterfall from the full audience down to the actual recipients, with the list behind each number. */
export function AudienceWaterfall({ campaign: { id, skipped }, check }: WaterfallProps) {
  const many = (reason: SkipReason) => (OUTSIDE.includes(reason) ? check.skipped[reason] : skipped[reason]) ?? 0;
  const steps = SKIP_REASONS.filter((reason) => many(reason) > 0);
  const list = (search: string) => `${campaignAddress(id)}&tab=recipients&${search}`;
  return (
    <SectionCard title="Who gets it" description="As the dry run found it. Consent is looked up again at each message.">
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75, maxWidth: 520 }}>
        <Line label="In the audience" value={check.total} />
        {steps.map((reason) => (
          <Line
            key={reason}
            label={SKIP_WORDS[reason]}
            value={-many(reason)}
            href={OUTSIDE.includes(reason) ? undefined : list(`skipReason=${reason}`)}
          />
        ))}
        <Line label="Get the message" value={check.recipients} href={list('')} isStrong />
      </Box>
      {check.outside.length > 0 && (
        <Box component="details" sx={{ mt: 1.5 }}>
          <summary>Numbers left out</summary>
          <Typography variant="body2" component="ul" sx={{ pl: 2.5 }}>
            {check.outside.map(({ typed, reason }, place) => (
              <li key={`${typed} ${place}`}>
                {typed}: {SKIP_WORDS[reason].toLowerCase()}
              </li>
            ))}
          </Typography>
        </Box>
      )}
    </SectionCard>
  );
}

const Line = ({ label, value, href, isStrong }: { label: string; value: number; href?: string; isStrong?: true }) => (
  <Box
    sx={{
      display: 'flex',
      justifyContent: 'space-between',
      gap: 2,
      fontWeight: isStrong ? 550 : undefined,
      borderTop: isStrong ? 1 : 0,
      borderColor: 'divider',
      pt: isStrong ? 0.75 : 0,
    }}
  >
    <dt>
      {href ? (
        <Link component={NextLink} href={href}>
          {label}
        </Link>
      ) : (
        label
      )}
    </dt>
    <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
      {value < 0 ? `− ${numberText(-value)}` : numberText(value)}
    </Box>
  </Box>
);
