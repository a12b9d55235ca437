import Stack from '@mui/material/Stack';
import { OptionName, OptionPicker, type PickerProps } from '@/components/entities/option-picker';
import { PickedEditor } from '@/components/entities/picked-editor';
import { PickedProductTypeEditor } from '@/components/entities/picked-product-type-editor';
import { PickedSellerEditor } from '@/components/entities/picked-seller-editor';
import { CheckField } from '@/components/ui/check-field';
import { CheckList } from '@/components/ui/choice-list';
import { NumberField } from '@/components/ui/number-field';
import { CATALOG_OPTIONS, COLLECTION_OPTIONS } from '@/lib/client/queries/audience-options';
import { HEADLINE_NAMES, HEADLINES } from '@/lib/domain/orders/headline';
import { SEGMENT_LABELS, SEGMENTS } from '@/lib/domain/taxonomy/segments';
import { STATE_NAMES } from '@/lib/domain/text/indian-states';
import { SavedSegment } from './saved-segment';
import { StateChoice } from './state-choice';
import type { CampaignValues } from './campaign-words';

type BuyerWish = Required<NonNullable<CampaignValues['audience']['buyers']>>;

export const EVERY_BUYER: BuyerWish = {
  segment: [],
  state: [],
  productTypeId: [],
  orderedWithinDays: null,
  orderedFrom: [],
  orderedCatalogId: [],
  orderedCollectionId: [],
  orderedHeadline: [],
  hasDues: false,
  segmentId: null,
};

const AnyCatalog = (props: PickerProps) => <OptionPicker {...props} source={CATALOG_OPTIONS} />;
const AnyCollection = (props: PickerProps) => <OptionPicker {...props} source={COLLECTION_OPTIONS} />;

const SEGMENT_OPTIONS = SEGMENTS.map((value) => ({ value, label: SEGMENT_LABELS[value] }));

const HEADLINE_OPTIONS = HEADLINE_NAMES.filter((name) => name !== 'draft').map((value) => ({
  value,
  label: HEADLINES[value].label,
}));

interface BuyerAudienceProps {
  value: BuyerWish;
  onChange: (part: Partial<BuyerWish>) => void;
}

/** Buyers of a campaign: those that match all conditions. */
export const BuyerAudience = ({ value, onChange }: BuyerAudienceProps) => (
  <Stack spacing={2} sx={{ pl: 3.5 }}>
    <SavedSegment value={value.segmentId} onChange={(segmentId) => onChange({ segmentId })} />
    <CheckList
      legend="Segment"
      isRow
      options={SEGMENT_OPTIONS}
      values={value.segment}
      onChange={(segment) => onChange({ segment })}
    />
    <StateChoice states={STATE_NAMES} values={value.state} onChange={(state) => onChange({ state })} />
    <PickedProductTypeEditor
      label="Deals in"
      ids={value.productTypeId}
      takesFocus={false}
      onChange={(productTypeId) => onChange({ productTypeId })}
    />
    <PickedSellerEditor
      label="Ordered from"
      ids={value.orderedFrom}
      takesFocus={false}
      onChange={(orderedFrom) => onChange({ orderedFrom })}
    />
    <PickedEditor
      label="Ordered one of these catalogs"
      ids={value.orderedCatalogId}
      takesFocus={false}
      Picker={AnyCatalog}
      nameOf={(id) => <OptionName source={CATALOG_OPTIONS} id={id} />}
      onChange={(orderedCatalogId) => onChange({ orderedCatalogId })}
    />
    <PickedEditor
      label="Ordered out of a collection"
      ids={value.orderedCollectionId}
      takesFocus={false}
      Picker={AnyCollection}
      nameOf={(id) => <OptionName source={COLLECTION_OPTIONS} id={id} />}
      onChange={(orderedCollectionId) => onChange({ orderedCollectionId })}
    />
    <CheckList
      legend="With an order that is"
      isRow
      options={HEADLINE_OPTIONS}
      values={value.orderedHeadline}
      onChange={(orderedHeadline) => onChange({ orderedHeadline })}
    />
    <CheckField
      label="With dues"
      hint="Something is still to be paid for an order."
      value={value.hasDues}
      onChange={(hasDues) => onChange({ hasDues })}
    />
    <NumberField
      label="Ordered within days"
      hint="Leave empty for all"
      value={value.orderedWithinDays}
      onChange={(orderedWithinDays) => onChange({ orderedWithinDays })}
    />
  </Stack>
);
