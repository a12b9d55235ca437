import Box from '@mui/material/Box';
import { useRef } from 'react';
import { PageHeader } from '@/components/records/page-header';
import { ScreenLink } from '@/components/entities/screen-link';
import { SCREEN_PURPOSES } from '@/components/records/screen-purposes';
import { SearchField } from '@/components/ui/data-table/search-field';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { useAddressKey } from '@/lib/client/address-key';
import { useListState } from '@/lib/client/list-state';
import { whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { POST_STATE_TEXTS } from '@/lib/domain/whatsapp/post-states';
import { stateLabel } from '@/lib/domain/states';
import { ImportView } from './import-view';
import { PostBoard } from './post-board';
import { SHOWN_STATES } from './post-words';

const EVERY = 'every';
const STATES = [
  ...SHOWN_STATES.map((value) => ({ value, label: stateLabel(POST_STATE_TEXTS, value) })),
  { value: EVERY, label: 'All' },
] as const;

/** Posts that came through WhatsApp, whoever brought them in: the new ones first. */
export function WhatsappInboxScreen() {
  const importKey = useAddressKey('import');
  return (
    <>
      <PageHeader
        screen="wa-catalog-inbox"
        description={SCREEN_PURPOSES['wa-catalog-inbox']}
        action={<ScreenLink to="wa-catalog-add">Add posts</ScreenLink>}
      />
      {importKey.value === null ? <Inbox /> : <ImportView id={importKey.value} onClose={importKey.close} />}
    </>
  );
}

function Inbox() {
  const list = useListState(whatsappPostsApi.list);
  const searchField = useRef<HTMLInputElement>(null);
  const { query } = list;
  const [state = 'new'] = query.state ?? [];
  const isEvery = query.state !== undefined && query.state.length > 1;
  const shown = { ...query, state: query.state ?? ['new' as const] };
  const search = () => {
    searchField.current?.focus();
    return searchField.current !== null;
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end', mb: 2 }}>
        <SegmentedControl
          legend="Which posts"
          value={isEvery ? EVERY : state}
          options={STATES}
          onChange={(value) => list.set({ state: value === EVERY ? [...SHOWN_STATES] : [value as typeof state] })}
        />
        <Box role="search">
          <SearchField
            label="Search words, senders, sellers"
            value={query.q ?? ''}
            inputRef={searchField}
            onSearch={(text) => list.searchFor(text)}
            onLeave={() => searchField.current?.blur()}
          />
        </Box>
      </Box>
      <PostBoard query={shown} emptyText={query.q ? 'No post is like this' : 'No posts here'} onSearch={search} />
    </>
  );
}
