import Button from '@mui/material/Button';
import Link from 'next/link';
import type { ReactNode } from 'react';
import type { ScreenId } from '@/config/menu';
import { findScreenById } from '@/lib/domain/access/access';

/** Button in a page header that links to another page. */
export const ScreenLink = ({ to, children }: { to: ScreenId; children: ReactNode }) => (
  <Button component={Link} href={findScreenById(to)?.path ?? ''} variant="outlined" color="inherit">
    {children}
  </Button>
);
