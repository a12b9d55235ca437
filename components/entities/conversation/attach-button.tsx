import Add from '@mui/icons-material/Add';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import dynamic from 'next/dynamic';
import { type ChangeEvent, useRef, useState } from 'react';
import { visuallyHidden } from '@/components/ui/visually-hidden';
import type { Sending } from '@/lib/client/chat/use-send';
import { sendFile } from '@/lib/client/http/send-file';
import { tellFailure } from '@/lib/client/http/tell-failure';
import type { Conversation } from '@/lib/contracts/chat/chat-record';
import { conversationsApi } from '@/lib/contracts/chat/conversations';
import { kindProblem } from '@/lib/domain/chat/channel-rule';

const CatalogDialog = dynamic(() => import('./catalog-dialog').then((module) => module.CatalogDialog), { ssr: false });
const OrderDialog = dynamic(() => import('./order-dialog').then((module) => module.OrderDialog), { ssr: false });

interface AttachButtonProps {
  conversation: Conversation;
  onSend: (sending: Sending) => void;
}

/** Sends a photo, a catalog or an order of the buyer. */
export function AttachButton({ conversation, onSend }: AttachButtonProps) {
  const { id, buyerId, channel } = conversation;
  const file = useRef<HTMLInputElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'catalog' | 'order' | null>(null);
  const [isSending, setIsSending] = useState(false);

  const open = (next: typeof dialog) => {
    setAnchor(null);
    setDialog(next);
  };
  const handleFiles = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    setIsSending(true);
    try {
      for (const one of files) {
        const photo = await sendFile(conversationsApi.addPhoto, one, { params: { id } });
        onSend({ kind: 'photo', text: '', refId: photo.id, title: 'Photo' });
      }
    } catch (error) {
      tellFailure(error);
    } finally {
      setIsSending(false);
    }
  };
  const handleChoice = (kind: 'catalog' | 'order', chosen: { id: string; title: string }) => {
    setDialog(null);
    onSend({ kind, text: '', refId: chosen.id, title: chosen.title });
  };
  return (
    <>
      <IconButton
        aria-label="Send something else"
        aria-haspopup="menu"
        loading={isSending}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Add />
      </IconButton>
      <input
        ref={file}
        type="file"
        accept="image/*"
        multiple
        aria-label="Photos to send"
        tabIndex={-1}
        style={visuallyHidden}
        onChange={(event) => void handleFiles(event)}
      />
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem
          disabled={kindProblem(channel, 'photo') !== null}
          onClick={() => {
            setAnchor(null);
            file.current?.click();
          }}
        >
          Photos…
        </MenuItem>
        <MenuItem onClick={() => open('catalog')}>Catalog…</MenuItem>
        <MenuItem disabled={buyerId === null} onClick={() => open('order')}>
          {buyerId === null ? 'Order: link a buyer first' : 'Order…'}
        </MenuItem>
      </Menu>
      {dialog === 'catalog' && (
        <CatalogDialog onChoose={(chosen) => handleChoice('catalog', chosen)} onClose={() => setDialog(null)} />
      )}
      {dialog === 'order' && buyerId && (
        <OrderDialog
          buyerId={buyerId}
          onChoose={(chosen) => handleChoice('order', chosen)}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}
