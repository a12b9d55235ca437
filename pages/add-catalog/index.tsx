import { WhatsappInboxScreen } from '@/components/catalog-intake/whatsapp-inbox-screen';

export default function WaCatalogInboxPage() {
  return <WhatsappInboxScreen />;
}
