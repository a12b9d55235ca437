import type { PickedEditorProps } from '@/components/ui/data-table/data-filter';
import { EVERY_MARKET } from '@/lib/client/queries/options';
import { MarketName } from './market-picker';
import { OptionPicker, type PickerProps } from './option-picker';
import { PickedEditor } from './picked-editor';

const AnyMarket = (props: PickerProps) => <OptionPicker {...props} source={EVERY_MARKET} />;

/** Selects any number of markets. */
export const PickedMarketEditor = (props: PickedEditorProps & { takesFocus?: boolean }) => (
  <PickedEditor {...props} Picker={AnyMarket} nameOf={(id) => <MarketName id={id} />} />
);
