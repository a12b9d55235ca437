import Send from '@mui/icons-material/SendOutlined';
import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useCurrentUser } from '@/components/entities/current-user';
import { mayCall } from '@/lib/client/may-call';
import type { MessageSubject } from '@/lib/client/queries/messages';
import { messagesApi } from '@/lib/contracts/messages/messages';

const MessageDrawer = dynamic(() => import('./message-drawer').then((module) => module.MessageDrawer), { ssr: false });

/** Opens a WhatsApp message to the person of a record, for users who may send one. */
export function MessageButton(record: { subject: MessageSubject; id: string }) {
  const { fo } = useCurrentUser();
  const [isOpen, setIsOpen] = useState(false);
  if (!mayCall(messagesApi.send, fo)) return null;
  return (
    <>
      <Button variant="outlined" color="inherit" size="small" startIcon={<Send />} onClick={() => setIsOpen(true)}>
        WhatsApp message
      </Button>
      {isOpen && <MessageDrawer {...record} onClose={() => setIsOpen(false)} />}
    </>
  );
}
