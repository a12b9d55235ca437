import type { PickedEditorProps, PickedFilter } from '@/components/ui/data-table/data-filter';
import { sellerOptions } from '@/lib/client/queries/options';
import { OptionName } from './option-picker';
import { PickedEditor } from './picked-editor';
import { SellerPicker } from './seller-picker';

const SellerName = ({ id }: { id: string }) => <OptionName source={sellerOptions()} id={id} />;

const Editor = (props: PickedEditorProps) => (
  <PickedEditor {...props} Picker={SellerPicker} nameOf={(id) => <SellerName id={id} />} />
);

/** Narrows a list to what came from some sellers. */
export const sellerFilter = <Id extends string>(id: Id, label = 'Seller'): PickedFilter<Id> => ({
  kind: 'picked',
  id,
  label,
  Editor,
  Name: SellerName,
});
