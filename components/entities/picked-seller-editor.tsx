import type { PickedEditorProps } from '@/components/ui/data-table/data-filter';
import { sellerOptions } from '@/lib/client/queries/options';
import { OptionName } from './option-picker';
import { PickedEditor } from './picked-editor';
import { SellerPicker } from './seller-picker';

/** Chooses any number of sellers. */
export const PickedSellerEditor = (props: PickedEditorProps) => (
  <PickedEditor {...props} Picker={SellerPicker} nameOf={(id) => <OptionName source={sellerOptions()} id={id} />} />
);
