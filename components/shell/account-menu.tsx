import Logout from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { roleLabel } from '@/components/entities/role-label';
import type { ScreenId } from '@/config/menu';
import { PRODUCT } from '@/config/product';
import { signOut } from '@/lib/client/auth/sign-out';
import { findScreenById } from '@/lib/domain/access/access';
import { useCurrentUser } from '../entities/current-user';
import { ScreenIcon } from './icons';

interface AccountMenuProps {
  anchor: HTMLElement;
  onClose: () => void;
}

/** The user, their own pages, and sign-out. */
export function AccountMenu({ anchor, onClose }: AccountMenuProps) {
  const { name, fo } = useCurrentUser();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: -8, horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Account', sx: { width: 288 } } }}
    >
      <Box sx={{ px: 2, pt: 2, pb: 1.5 }}>
        <Typography variant="h3" component="p">
          {name}
        </Typography>
        <Box
          component="ul"
          aria-label="Roles"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, m: 0, mt: 1, p: 0, listStyle: 'none' }}
        >
          {fo.map((role) => (
            <Chip key={role} component="li" size="small" label={roleLabel(role)} />
          ))}
        </Box>
      </Box>
      <Divider />
      <MenuList autoFocusItem aria-label="Account">
        <Entry screen="my-profile" onLeave={onClose} />
        <Entry screen="settings" onLeave={onClose} />
        <Entry screen="billing" onLeave={onClose}>
          <Badge>{PRODUCT.billingBadge}</Badge>
        </Entry>
        <Divider component="li" sx={{ my: 0.75 }} />
        <MenuItem onClick={() => void signOut()}>
          <Logout fontSize="small" color="action" />
          Log Out
        </MenuItem>
      </MenuList>
    </Popover>
  );
}

function Entry({ screen, onLeave, children }: { screen: ScreenId; onLeave: () => void; children?: ReactNode }) {
  const row = findScreenById(screen);
  if (!row) return null;
  return (
    <MenuItem component={Link} href={row.path} onClick={onLeave}>
      <ScreenIcon name={row.icon} fontSize="small" color="action" />
      <Box component="span" sx={{ flex: 1 }}>
        {row.name}
      </Box>
      {children}
    </MenuItem>
  );
}

function Badge({ children }: { children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        minWidth: 20,
        px: 0.75,
        borderRadius: 5,
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
        fontSize: '0.75rem',
        fontWeight: 700,
        lineHeight: '20px',
        textAlign: 'center',
      }}
    >
      {children}
    </Box>
  );
}
