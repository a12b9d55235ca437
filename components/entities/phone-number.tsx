import { styled } from '@mui/material/styles';
import { phoneText } from '@/lib/domain/phone-text';

const Unbroken = styled('span')({ whiteSpace: 'nowrap' });

export const PhoneNumber = ({ number }: { number: string }) => <Unbroken>{phoneText(number)}</Unbroken>;
