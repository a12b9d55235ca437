import Box from '@mui/material/Box';
import { phoneText } from '@/lib/domain/phone-text';

export function PhoneNumber({ number }: { number: string }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {phoneText(number)}
    </Box>
  );
}
