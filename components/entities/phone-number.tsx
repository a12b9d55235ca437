import Box from '@mui/material/Box';

/** A stored phone number as it is read out: +91 98250 12345. */
export const phoneText = (number: string): string => number.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');

export function PhoneNumber({ number }: { number: string }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {phoneText(number)}
    </Box>
  );
}
