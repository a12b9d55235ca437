import Stack from '@mui/material/Stack';
import { OptionName, OptionPicker, type PickerProps } from '@/components/entities/option-picker';
import { PickedEditor } from '@/components/entities/picked-editor';
import { PickedMarketEditor } from '@/components/entities/picked-market-editor';
import { PickedProductTypeEditor } from '@/components/entities/picked-product-type-editor';
import { PickedSellerEditor } from '@/components/entities/picked-seller-editor';
import { CheckField } from '@/components/ui/check-field';
import { CheckList } from '@/components/ui/choice-list';
import { Field } from '@/components/ui/field';
import { NumberField } from '@/components/ui/number-field';
import { CATALOG_OPTIONS, COLLECTION_OPTIONS } from '@/lib/client/queries/audience-options';
import { SEGMENT_LABELS, SEGMENTS } from '@/lib/domain/taxonomy/segments';
import { numberText } from '@/lib/domain/text/count-text';
import { STATE_NAMES } from '@/lib/domain/text/indian-states';
import { SavedSegment } from './saved-segment';
import { StateChoice } from './state-choice';
import type { CampaignValues } from './campaign-words';

type Audience = CampaignValues['audience'];

interface AudienceFieldsProps {
  value: Audience;
  onChange: (audience: Audience) => void;
  problem?: string;
}

const EVERY_BUYER: NonNullable<Audience['buyers']> = {
  segment: [],
  state: [],
  productTypeId: [],
  orderedWithinDays: null,
  orderedFrom: [],
  orderedCatalogId: [],
  orderedCollectionId: [],
  segmentId: null,
};

const AnyCatalog = (props: PickerProps) => <OptionPicker {...props} source={CATALOG_OPTIONS} />;
const AnyCollection = (props: PickerProps) => <OptionPicker {...props} source={COLLECTION_OPTIONS} />;

const SEGMENT_OPTIONS = SEGMENTS.map((value) => ({ value, label: SEGMENT_LABELS[value] }));

/** Numbers one to a line, or with commas between them. */
const numbersOf = (text: string): string[] =>
  text
    .split(/[\n,;]+/)
    .map((one) => one.trim())
    .filter(Boolean);

/** Whom a campaign is for: buyers, sellers and pasted numbers, any of them. */
export function AudienceFields({ value, onChange, problem }: AudienceFieldsProps) {
  const { buyers, sellers, numbers } = value;
  const change = (part: Partial<Audience>) => onChange({ ...value, ...part });
  const narrow = (part: Partial<typeof EVERY_BUYER>) => change({ buyers: { ...EVERY_BUYER, ...buyers, ...part } });
  return (
    <Stack spacing={2.5}>
      <CheckField
        label="Buyers"
        hint="All of them, or those that match below."
        value={buyers !== null}
        onChange={(isOn) => change({ buyers: isOn ? EVERY_BUYER : null })}
      />
      {buyers && (
        <Stack spacing={2} sx={{ pl: 3.5 }}>
          <SavedSegment value={buyers.segmentId ?? null} onChange={(segmentId) => narrow({ segmentId })} />
          <CheckList
            legend="Segment"
            options={SEGMENT_OPTIONS}
            values={buyers.segment}
            onChange={(segment) => narrow({ segment })}
          />
          <StateChoice states={STATE_NAMES} values={buyers.state} onChange={(state) => narrow({ state })} />
          <PickedProductTypeEditor
            label="Deals in"
            ids={buyers.productTypeId}
            takesFocus={false}
            onChange={(productTypeId) => narrow({ productTypeId })}
          />
          <PickedSellerEditor
            label="Ordered from"
            ids={buyers.orderedFrom ?? []}
            takesFocus={false}
            onChange={(orderedFrom) => narrow({ orderedFrom })}
          />
          <PickedEditor
            label="Ordered one of these catalogs"
            ids={buyers.orderedCatalogId ?? []}
            takesFocus={false}
            Picker={AnyCatalog}
            nameOf={(id) => <OptionName source={CATALOG_OPTIONS} id={id} />}
            onChange={(orderedCatalogId) => narrow({ orderedCatalogId })}
          />
          <PickedEditor
            label="Ordered out of a collection"
            ids={buyers.orderedCollectionId ?? []}
            takesFocus={false}
            Picker={AnyCollection}
            nameOf={(id) => <OptionName source={COLLECTION_OPTIONS} id={id} />}
            onChange={(orderedCollectionId) => narrow({ orderedCollectionId })}
          />
          <NumberField
            label="Ordered within days"
            hint="Empty for anybody"
            value={buyers.orderedWithinDays}
            onChange={(orderedWithinDays) => narrow({ orderedWithinDays })}
          />
        </Stack>
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
