import { Command } from 'cmdk';
import { HeadlineTag } from '@/components/entities/headline-tag';
import type { EndpointAnswer } from '@/lib/contracts/base/endpoint';
import type { searchApi } from '@/lib/contracts/search';
import { useCurrentUser } from '../entities/current-user';
import { ScreenIcon } from './icons';
import { foundAddress, foundValue, PALETTE_KINDS } from './palette-kinds';

interface PaletteRecordsProps {
  found: EndpointAnswer<typeof searchApi.everything>;
  onGo: (address: string) => void;
}

/** Records found by the server, by kind. The server ranks them, so the palette does not filter them. */
export function PaletteRecords({ found, onGo }: PaletteRecordsProps) {
  const { fo } = useCurrentUser();
  return found.map(({ kind, rows }) => (
    <Command.Group key={kind} heading={PALETTE_KINDS[kind].heading} forceMount>
      {rows.map(({ id, pageId, name, details, headline }) => (
        <Command.Item
          key={id}
          value={foundValue(kind, id)}
          forceMount
          onSelect={() => onGo(foundAddress(kind, pageId, fo))}
        >
          <ScreenIcon name={PALETTE_KINDS[kind].icon} fontSize="small" />
          <span style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {[name || 'Untitled', ...details].join(' · ')}
          </span>
          {headline && <HeadlineTag headline={headline} />}
        </Command.Item>
      ))}
    </Command.Group>
  ));
}
