import MenuIcon from '@mui/icons-material/Menu';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@/components/ui/visually-hidden';
import { TOP_BAR_HEIGHT } from '@/config/theme';
import { AccountButton } from './account-button';
import { useCurrentUser } from '../entities/current-user';
import { KeyCaps } from '../entities/keys/key-caps';
import { NotificationBell } from './notification-bell';
import { PALETTE_LABEL } from './palette-label';

interface TopBarProps {
  isMenuShown: boolean;
  onToggleMenu: () => void;
  onOpenDrawer: () => void;
  onOpenPalette: () => void;
}

export function TopBar({ isMenuShown, onToggleMenu, onOpenDrawer, onOpenPalette }: TopBarProps) {
  const { name } = useCurrentUser();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        displayPrint: 'none',
        alignItems: 'center',
        gap: 1.5,
        height: TOP_BAR_HEIGHT,
        px: { xs: 1.5, md: 2 },
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <IconButton aria-label="Open menu" aria-haspopup="dialog" onClick={onOpenDrawer} sx={{ display: { md: 'none' } }}>
        <MenuIcon />
      </IconButton>
      <IconButton
        aria-label="Menu"
        aria-expanded={isMenuShown}
        onClick={onToggleMenu}
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      >
        <MenuIcon />
      </IconButton>
      <Typography noWrap sx={{ flex: 1, minWidth: 0 }}>
        Welcome, {name}
      </Typography>
      <PaletteButton onClick={onOpenPalette} />
      <NotificationBell />
      <AccountButton />
    </Box>
  );
}

function PaletteButton({ onClick }: { onClick: () => void }) {
  return (
    <ButtonBase
      aria-haspopup="dialog"
      onClick={onClick}
      sx={{
        gap: 1,
        height: 36,
        minWidth: { xs: 40, sm: 220 },
        px: 1,
        borderRadius: 1,
        color: 'text.secondary',
        typography: 'body2',
        border: { sm: '1px solid' },
        borderColor: { sm: 'divider' },
        bgcolor: { sm: 'background.paper' },
        '&:hover': { color: 'text.primary', borderColor: 'control' },
      }}
    >
      <Search fontSize="small" />
      <Box
        component="span"
        sx={(theme) => ({ flex: 1, textAlign: 'left', [theme.breakpoints.down('sm')]: visuallyHidden })}
      >
        {PALETTE_LABEL}
      </Box>
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        <KeyCaps keys={['mod', 'k']} />
      </Box>
    </ButtonBase>
  );
}
