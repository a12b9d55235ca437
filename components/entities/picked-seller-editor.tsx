import type { PickedEditorProps } from '@/components/ui/data-table/data-filter';
import { EVERY_SELLER } from '@/lib/client/queries/options';
import { OptionName, OptionPicker, type PickerProps } from './option-picker';
import { PickedEditor } from './picked-editor';

const AnySeller = (props: PickerProps) => <OptionPicker {...props} source={EVERY_SELLER} />;

/** Selects any number of sellers. */
export const PickedSellerEditor = (props: PickedEditorProps & { takesFocus?: boolean }) => (
  <PickedEditor {...props} Picker={AnySeller} nameOf={(id) => <OptionName source={EVERY_SELLER} id={id} />} />
);
