import Stack from '@mui/material/Stack';
import { PickedMarketEditor } from '@/components/entities/picked-market-editor';
import { CheckField } from '@/components/ui/check-field';
import { Field } from '@/components/ui/field';
import { numberText } from '@/lib/domain/text/count-text';
import type { CampaignValues } from './campaign-words';
import { BuyerAudience, EVERY_BUYER } from './buyer-audience';

type Audience = CampaignValues['audience'];

interface AudienceFieldsProps {
  value: Audience;
  onChange: (audience: Audience) => void;
  problem?: string;
}

/** Parses numbers separated by line breaks or commas. */
const numbersOf = (text: string): string[] =>
  text
    .split(/[\n,;]+/)
    .map((one) => one.trim())
    .filter(Boolean);

/** Audience of a campaign: buyers, sellers and pasted numbers, in any combination. */
export function AudienceFields({ value, onChange, problem }: AudienceFieldsProps) {
  const { buyers, sellers, numbers } = value;
  const change = (part: Partial<Audience>) => onChange({ ...value, ...part });
  return (
    <Stack spacing={2.5}>
      <CheckField
        label="Buyers"
        hint="All of them, or those that match below."
        value={buyers !== null}
        onChange={(isOn) => change({ buyers: isOn ? EVERY_BUYER : null })}
      />
      {buyers && (
        <BuyerAudience
          value={{ ...EVERY_BUYER, ...buyers }}
          onChange={(part) => change({ buyers: { ...EVERY_BUYER, ...buyers, ...part } })}
        />
      )}
      <CheckField
        label="Sellers"
        hint="At their primary number."
        value={sellers !== null}
        onChange={(isOn) => change({ sellers: isOn ? { marketId: [] } : null })}
      />
      {sellers && (
        <PickedMarketEditor
          label="Markets"
          ids={sellers.marketId}
          takesFocus={false}
          onChange={(marketId) => change({ sellers: { marketId } })}
        />
      )}
      <Field
        label="Numbers"
        hint={numbers.length > 0 ? `${numberText(numbers.length)} pasted` : 'Paste numbers, one to a line.'}
        problem={problem}
        multiline
        minRows={2}
        maxRows={8}
        defaultValue={numbers.join('\n')}
        onChange={(event) => change({ numbers: numbersOf(event.target.value) })}
      />
    </Stack>
  );
}
