import IconButton from '@mui/material/IconButton';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { PersonAvatar } from '@/components/entities/person-avatar';
import { visuallyHidden } from '@/components/ui/visually-hidden';
import { useCurrentUser } from '../entities/current-user';

const loadMenu = () => import('./account-menu').then((module) => module.AccountMenu);
const AccountMenu = dynamic(loadMenu, { ssr: false });

/** The avatar. Its menu loads when the pointer or focus comes near. */
export function AccountButton() {
  const { name } = useCurrentUser();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.5, borderRadius: '50%' }}
      >
        <PersonAvatar name={name} />
        <span style={visuallyHidden}>Account of {name}</span>
      </IconButton>
      {anchor && <AccountMenu anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
