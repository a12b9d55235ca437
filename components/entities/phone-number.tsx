import { phoneText } from '@/lib/domain/phone-text';

export const PhoneNumber = ({ number }: { number: string }) => (
  <span style={{ whiteSpace: 'nowrap' }}>{phoneText(number)}</span>
);
