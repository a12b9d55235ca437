import type { PickedEditorProps } from '@/components/ui/data-table/data-filter';
import { EVERY_BUYER } from '@/lib/client/queries/options';
import { OptionName, OptionPicker, type PickerProps } from './option-picker';
import { PickedEditor } from './picked-editor';

const AnyBuyer = (props: PickerProps) => <OptionPicker {...props} source={EVERY_BUYER} />;

/** Selects any number of buyers. */
export const PickedBuyerEditor = (props: PickedEditorProps) => (
  <PickedEditor {...props} Picker={AnyBuyer} nameOf={(id) => <OptionName source={EVERY_BUYER} id={id} />} />
);
