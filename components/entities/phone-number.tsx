import { phoneText } from '@/lib/domain/text/phone-text';

export const PhoneNumber = ({ number }: { number: string }) => (
  <span style={{ whiteSpace: 'nowrap' }}>{phoneText(number)}</span>
);
