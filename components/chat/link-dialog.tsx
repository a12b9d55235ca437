import { useState } from 'react';
import { BuyerPicker } from '@/components/entities/buyer-picker';
import { SellerPicker } from '@/components/entities/seller-picker';
import { FormDialog } from '@/components/records/form-dialog';
import { conversations } from '@/lib/client/queries/conversations';
import type { Conversation } from '@/lib/contracts/chat/chat-record';
import { conversationsApi } from '@/lib/contracts/chat/conversations';

interface LinkDialogProps {
  conversation: Conversation;
  onClose: () => void;
}

/** Links the other party to a buyer or seller; "neither" removes the link. */
export function LinkDialog({ conversation, onClose }: LinkDialogProps) {
  const { id, version } = conversation;
  const [buyerId, setBuyerId] = useState(conversation.buyerId);
  const [sellerId, setSellerId] = useState(conversation.sellerId);
  const { mutate, isPending, error } = conversations.useAction(conversationsApi.link, { isForm: true });
  const handleSave = () => mutate({ params: { id }, body: { buyerId, sellerId, version } }, { onSuccess: onClose });
  return (
    <FormDialog
      title={`Who is ${conversation.name}?`}
      description="Choose the buyer or the seller that writes here."
      saveLabel="Save"
      isBusy={isPending}
      error={error}
      maxWidth="xs"
      onSave={handleSave}
      onClose={onClose}
    >
      <BuyerPicker
        label="Buyer"
        value={buyerId}
        onChange={(next) => {
          setBuyerId(next);
          if (next) setSellerId(null);
        }}
      />
      <SellerPicker
        label="Seller"
        value={sellerId}
        onChange={(next) => {
          setSellerId(next);
          if (next) setBuyerId(null);
        }}
      />
    </FormDialog>
  );
}
