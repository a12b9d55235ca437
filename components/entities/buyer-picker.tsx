import type { PickedEditorProps, PickedFilter } from '@/components/ui/data-table/data-filter';
import { BUYER_OPTIONS, EVERY_BUYER } from '@/lib/client/queries/options';
import { OptionName, OptionPicker, type PickerProps } from './option-picker';
import { PickedEditor } from './picked-editor';

/** Chooses a buyer who can order. */
export const BuyerPicker = (props: PickerProps) => <OptionPicker {...props} source={BUYER_OPTIONS} />;

const EveryBuyerPicker = (props: PickerProps) => <OptionPicker {...props} source={EVERY_BUYER} />;
const BuyerName = ({ id }: { id: string }) => <OptionName source={EVERY_BUYER} id={id} />;
const Editor = (props: PickedEditorProps) => (
  <PickedEditor {...props} Picker={EveryBuyerPicker} nameOf={(id) => <BuyerName id={id} />} />
);

/** Narrows a list to what is of some buyers. */
export const buyerFilter = <Id extends string>(id: Id, label = 'Buyer'): PickedFilter<Id> => ({
  kind: 'picked',
  id,
  label,
  Editor,
  Name: BuyerName,
});
