import { sellerOptions } from '@/lib/client/queries/options';
import { OptionPicker, type PickerProps } from './option-picker';

interface SellerPickerProps extends PickerProps {
  /** Offers the sellers of this portfolio only. */
  salesmanId?: string;
  /** Offers the sellers of this market only. */
  marketId?: string;
}

/** Chooses a seller that work can go on with. */
export const SellerPicker = ({ salesmanId, marketId, ...props }: SellerPickerProps) => (
  <OptionPicker {...props} source={sellerOptions({ salesmanId, marketId })} />
);
