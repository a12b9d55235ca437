import { useRouter } from 'next/router';
import { BuyerPicker } from '@/components/entities/buyer-picker';
import { recordAddress } from '@/components/entities/record-address';
import { PageHeader } from '@/components/records/page-header';
import { ORDER_PURPOSES } from '@/components/records/purposes/order-purposes';
import { SectionCard } from '@/components/ui/section-card';
import { tellPassingFailure } from '@/lib/client/http/tell-failure';
import { useOrderStep } from '@/lib/client/queries/orders';
import { idSchema } from '@/lib/contracts/base/answers';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Starts an order: selecting the buyer saves it as a draft. */
export function OrderNewScreen() {
  const { query, replace } = useRouter();
  const { mutate, isPending, error } = useOrderStep(ordersApi.create);
  const begun = useRef(false);
  const begin = (buyerId: string | null) => {
    if (buyerId === null || begun.current) return;
    begun.current = true;
    mutate(
      { body: { buyerId, lines: [], deliveryAddress: '', note: '' } },
      {
        onSuccess: ({ id }) => void replace(recordAddress('order-view', id)),
        onError: (failure) => {
          begun.current = false;
          tellPassingFailure(failure);
        },
      },
    );
  };
  const named = idSchema.safeParse(query.buyer).data;
  const beginNamed = useEffectEvent(() => begin(named ?? null));
  useEffect(() => beginNamed(), [named]);
  return (
    <>
      <PageHeader screen="order-new" description={ORDER_PURPOSES['order-new']} />
      <SectionCard title="Who orders?">
        <BuyerPicker
          label="Buyer"
          hint="Type a part of the name or the city. The draft is kept from here on."
          value={null}
          problem={error && !error.isPassing ? (error.issues[0]?.message ?? error.message) : undefined}
          isDisabled={isPending}
          autoFocus
          onChange={begin}
        />
      </SectionCard>
    </>
  );
}
