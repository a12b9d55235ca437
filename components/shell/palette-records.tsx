import { Command } from 'cmdk';
import { Fragment } from 'react';
import { ScreenIcon } from './icons';
import { foundValue, type PaletteKind } from './palette-kinds';

interface PaletteRecordsProps {
  kinds: readonly PaletteKind[];
  /** Of each kind, in the order of the kinds. */
  found: readonly (readonly { id: string }[])[];
  onGo: (address: string) => void;
}

/** Records that the server found, by their kinds. */
export const PaletteRecords = ({ kinds, found, onGo }: PaletteRecordsProps) =>
  kinds.map(({ area, heading, icon, toFound }, place) => {
    const rows = found[place] ?? [];
    if (rows.length === 0) return <Fragment key={area} />;
    return (
      <Command.Group key={area} heading={heading} forceMount>
        {rows.map((row) => {
          const { name, more = [], mark, address } = toFound(row);
          return (
            <Command.Item key={row.id} value={foundValue(area, row.id)} forceMount onSelect={() => onGo(address)}>
              <ScreenIcon name={icon} fontSize="small" />
              <span style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {[name, ...more].filter(Boolean).join(' · ')}
              </span>
              {mark}
            </Command.Item>
          );
        })}
      </Command.Group>
    );
  });
