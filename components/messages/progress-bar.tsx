import { styled } from '@mui/material/styles';
import type { Funnel } from '@/lib/domain/messages/funnel';
import { numberText } from '@/lib/domain/text/count-text';

const Bar = styled('span')(({ theme }) => ({
  display: 'block',
  height: 4,
  marginTop: 4,
  borderRadius: 2,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.action.hover,
  '& span': { display: 'block', height: '100%', backgroundColor: theme.vars.palette.primary.main },
}));

/** Share of a campaign's messages handed over to the provider. */
export function ProgressBar({ handed, total }: Pick<Funnel, 'handed' | 'total'>) {
  if (total === 0) return <>Not checked yet</>;
  return (
    <span>
      {numberText(handed)} of {numberText(total)}
      <Bar aria-hidden>
        <span style={{ width: `${(handed / total) * 100}%` }} />
      </Bar>
    </span>
  );
}
