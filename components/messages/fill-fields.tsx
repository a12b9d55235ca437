import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import type { MessageTemplate } from '@/lib/contracts/messages/template-record';
import { type Fill, FILL_FIELD_LABELS, FILL_FIELDS } from '@/lib/domain/messages/fills';
import type { CampaignValues } from './campaign-words';
import { shortExampleIn } from './variable-preview';

const SOURCES = [
  { value: '', label: 'The same for all' },
  ...FILL_FIELDS.map((value) => ({ value, label: FILL_FIELD_LABELS[value] })),
];

const NOTHING: Fill = { field: null, text: '' };

interface FillFieldsProps {
  variables: MessageTemplate['variables'];
  value: CampaignValues['fills'];
  onChange: (fills: CampaignValues['fills']) => void;
}

/** Source of each template variable's text. */
export const FillFields = ({ variables, value, onChange }: FillFieldsProps) =>
  variables.map(({ name, example }) => {
    const fill = value[name] ?? NOTHING;
    const change = (part: Partial<Fill>) => onChange({ ...value, [name]: { ...fill, ...part } });
    return (
      <Box key={name} component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
        <Typography component="legend" sx={{ fontWeight: 550, mb: 1 }}>
          {`{{${name}}}`}
        </Typography>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <SelectField
            label="From"
            value={fill.field ?? ''}
            options={SOURCES}
            onChange={(field) => change({ field: FILL_FIELDS.find((one) => one === field) ?? null })}
          />
          <Field
            label={fill.field ? 'Where that is empty' : 'Words'}
            hint={
              shortExampleIn(fill.text)
                ? 'Goes out as a short link, one for each recipient.'
                : `For instance ${example}`
            }
            autoComplete="off"
            value={fill.text}
            onChange={(event) => change({ text: event.target.value })}
          />
        </Box>
      </Box>
    );
  });
