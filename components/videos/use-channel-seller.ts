import { useState } from 'react';
import { useToldLinks } from '@/lib/client/queries/videos';
import { sellerOfChannels } from '@/lib/domain/videos/channel-seller';
import { type Brought, NOTHING_BROUGHT } from './brought-fields';

/** Details of new links. The seller is the owner of their channel until the user selects another one. */
export function useChannelSeller(added: readonly { key: string; url: string }[]) {
  const [said, setSaid] = useState<Brought>(NOTHING_BROUGHT);
  const [isChosen, setIsChosen] = useState(false);
  const { data: told = [] } = useToldLinks(added.map(({ url }) => url));
  const keys = added.map(({ key }) => key);
  const seller = isChosen ? null : sellerOfChannels(keys, told);
  const brought: Brought = { ...said, sellerId: isChosen ? said.sellerId : (seller?.id ?? null) };
  const setBrought = (next: Brought) => {
    if (next.sellerId !== brought.sellerId) setIsChosen(true);
    setSaid(next);
  };
  return {
    told,
    /** Seller of a link's channel, unless one was selected. */
    channelSeller: (key: string) => (isChosen ? null : (told.find((one) => one.key === key)?.seller ?? null)),
    brought,
    setBrought,
    sellerHint: seller ? `${seller.businessName} posts on this channel.` : undefined,
    /** A selected seller stays for the next links; a cleared one does not. */
    forget: () => setIsChosen(isChosen && said.sellerId !== null),
  };
}
