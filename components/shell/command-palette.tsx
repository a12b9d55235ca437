import Dialog from '@mui/material/Dialog';
import { Command, defaultFilter } from 'cmdk';
import { useRouter } from 'next/router';
import { useId, useState } from 'react';
import { openableScreens } from '@/lib/domain/access/openable-screens';
import { useSettled } from '@/components/ui/use-settled';
import { visuallyHidden } from '@/components/ui/visually-hidden';
import { useFoundRecords } from '@/lib/client/queries/found';
import { canOpenScreen, type Screen, screenLabel } from '@/lib/domain/access/access';
import { settingsAddress, settingsPartsOf } from '@/lib/domain/access/settings-parts';
import { paletteStyles } from './command-palette-styles';
import { useCurrentUser } from '../entities/current-user';
import { ScreenIcon } from './icons';
import { foundValue, PALETTE_ACTIONS, PALETTE_KINDS } from './palette-kinds';
import { PaletteRecords } from './palette-records';
import { recentScreenIds } from './recent-screens';
import { SCREEN_PURPOSES } from '../records/screen-purposes';

/** A few letters of the name first, then the start of any word of what the page is for. */
const rank = (name: string, typed: string, purposes: string[] = []) =>
  defaultFilter(name, typed) ||
  (purposes.some((words) => ` ${words}`.toLowerCase().includes(` ${typed.toLowerCase()}`)) ? 0.01 : 0);

/**
 * Finds a page by a few letters of its name or of what it is for, what can be begun from anywhere, and records of every
 * kind the roles may see: by name, number, phone, GSTIN or LR, as their own lists find them.
 */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { pathname, push } = useRouter();
  const { fo } = useCurrentUser();
  const screens = openableScreens(fo).filter((screen) => screen.path !== pathname);
  const recent = recentScreenIds().flatMap((id) => screens.filter((screen) => screen.id === id));
  const others = screens.filter((screen) => !recent.includes(screen));
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState('');
  const kinds = PALETTE_KINDS.filter(({ screen }) => canOpenScreen(screen, fo));
  const settled = useSettled(typed.trim(), 200);
  const { found, isAsking } = useFoundRecords(kinds, settled, fo);
  const isLooking = isAsking || settled !== typed.trim();
  const actions = PALETTE_ACTIONS.filter(({ screen }) => typed !== '' && canOpenScreen(screen, fo));

  const settings = typed === '' ? [] : settingsPartsOf(fo);

  // The palette chooses among pages as one types; what the server finds comes later.
  const firstFound = kinds.flatMap(({ area }, place) => (found[place] ?? []).map(({ id }) => foundValue(area, id)))[0];

  const handleGo = (address: string) => {
    onClose();
    void push(address);
  };
  const handleSelect = (screen: Screen) => handleGo(screen.path);

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id} sx={paletteStyles}>
      <h2 id={id} style={visuallyHidden}>
        Go to a page
      </h2>
      <Command label="Go to a page" loop filter={rank} value={chosen || (firstFound ?? '')} onValueChange={setChosen}>
        <Command.Input
          autoFocus
          placeholder="A page, seller, catalog, order, phone number …"
          value={typed}
          onValueChange={setTyped}
        />
        <Command.List label="Pages">
          <Screens heading="Recent" screens={recent} onSelect={handleSelect} />
          <Screens heading="All pages" screens={others} onSelect={handleSelect} />
          {settings.length > 0 && (
            <Command.Group heading="Settings">
              {settings.map(({ id, label }) => (
                <Command.Item key={id} value={`Settings › ${label}`} onSelect={() => handleGo(settingsAddress(id))}>
                  <ScreenIcon name="settings" fontSize="small" />
                  {`Settings › ${label}`}
                </Command.Item>
              ))}
            </Command.Group>
          )}
          {actions.length > 0 && (
            <Command.Group heading="Do">
              {actions.map(({ name, address }) => (
                <Command.Item key={name} value={name} onSelect={() => handleGo(address)}>
                  <ScreenIcon name="add" fontSize="small" />
                  {name}
                </Command.Item>
              ))}
            </Command.Group>
          )}
          <PaletteRecords kinds={kinds} found={found} onGo={handleGo} />
        </Command.List>
        {found.every((rows) => rows.length === 0) && (
          <Command.Empty>{isLooking ? 'Looking …' : 'No results'}</Command.Empty>
        )}
      </Command>
    </Dialog>
  );
}

interface ScreensProps {
  heading: string;
  screens: Screen[];
  onSelect: (screen: Screen) => void;
}

function Screens({ heading, screens, onSelect }: ScreensProps) {
  if (screens.length === 0) return null;
  return (
    <Command.Group heading={heading}>
      {screens.map((screen) => (
        <Command.Item
          key={screen.id}
          value={screenLabel(screen)}
          keywords={[SCREEN_PURPOSES[screen.id]]}
          onSelect={() => onSelect(screen)}
        >
          <ScreenIcon name={screen.icon} fontSize="small" />
          {screenLabel(screen)}
        </Command.Item>
      ))}
    </Command.Group>
  );
}
