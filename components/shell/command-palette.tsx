import Dialog from '@mui/material/Dialog';
import { Command, defaultFilter } from 'cmdk';
import { useRouter } from 'next/router';
import { Fragment, useId, useState } from 'react';
import { openableScreens } from '@/lib/domain/access/openable-screens';
import { useSettled } from '@/components/ui/use-settled';
import { visuallyHidden } from '@/components/ui/visually-hidden';
import { useSearch } from '@/lib/client/queries/search';
import { type Screen, screenLabel } from '@/lib/domain/access/access';
import { settingsAddress, settingsPartsOf } from '@/lib/domain/access/settings-parts';
import { paletteStyles } from './command-palette-styles';
import { useCurrentUser } from '../entities/current-user';
import { ScreenIcon } from './icons';
import { actionsFor } from './palette-actions';
import { foundValue } from './palette-kinds';
import { PaletteRecords } from './palette-records';
import { PALETTE_LABEL } from './palette-label';
import { recentScreenIds } from './recent-screens';
import { SCREEN_PURPOSES } from '../records/screen-purposes';

/** True when a text contains these words; the last one may be incomplete. */
const hasWords = (text: string, typed: string) => ` ${text}`.toLowerCase().includes(` ${typed.toLowerCase()}`);

/** Ranks name matches first, then matches at the start of any word of the page's purpose. */
const rank = (name: string, typed: string, purposes: string[] = []) =>
  defaultFilter(name, typed) || (purposes.some((words) => hasWords(words, typed)) ? 0.01 : 0);

/**
 * Finds pages by name or purpose, actions available from anywhere, and records of every kind the roles may open: by
 * name, number, phone, GSTIN or LR, with any spelling.
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
  const settled = useSettled(typed.trim(), 200);
  const { found, isAsking } = useSearch(settled, fo);
  const isLooking = isAsking || settled !== typed.trim();
  const actions = typed === '' ? [] : actionsFor(fo);

  // Groups have a fixed order whatever matches best: a match in an action's name outranks one in a page's purpose.
  const isActionMeant =
    actions.some(({ name }) => hasWords(name, typed)) &&
    !screens.some((screen) => hasWords(screenLabel(screen), typed));

  const settings = typed === '' ? [] : settingsPartsOf(fo);

  // Page matches are immediate; server results arrive later.
  const firstFound = found.flatMap(({ kind, rows }) => rows.map(({ id }) => foundValue(kind, id)))[0];

  const handleGo = (address: string) => {
    onClose();
    void push(address);
  };
  const handleSelect = (screen: Screen) => handleGo(screen.path);

  const pages = (
    <Fragment key="pages">
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
    </Fragment>
  );
  const begin = actions.length > 0 && (
    <Command.Group key="begin" heading="Do">
      {actions.map(({ name, words, address }) => (
        <Command.Item key={name} value={name} keywords={words} onSelect={() => handleGo(address)}>
          <ScreenIcon name="add" fontSize="small" />
          {name}
        </Command.Item>
      ))}
    </Command.Group>
  );

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id} sx={paletteStyles}>
      <h2 id={id} style={visuallyHidden}>
        {PALETTE_LABEL}
      </h2>
      <Command label={PALETTE_LABEL} loop filter={rank} value={chosen || (firstFound ?? '')} onValueChange={setChosen}>
        <Command.Input
          autoFocus
          placeholder="Name, phone number, GSTIN, design number, page …"
          value={typed}
          onValueChange={setTyped}
        />
        <Command.List label="Pages">
          {isActionMeant ? [begin, pages] : [pages, begin]}
          <PaletteRecords found={found} onGo={handleGo} />
        </Command.List>
        {found.length === 0 && <Command.Empty>{isLooking ? 'Searching …' : 'No results'}</Command.Empty>}
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
