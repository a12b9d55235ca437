import type { PickerCreation } from '@/components/ui/search-picker';
import { MARKET_OPTIONS } from '@/lib/client/queries/options';
import { OptionName, OptionPicker, type PickerProps } from './option-picker';

/** Selects an active market. */
export const MarketPicker = (props: PickerProps & { create?: PickerCreation }) => (
  <OptionPicker {...props} source={MARKET_OPTIONS} />
);

export const MarketName = ({ id }: { id: string }) => <OptionName source={MARKET_OPTIONS} id={id} />;
