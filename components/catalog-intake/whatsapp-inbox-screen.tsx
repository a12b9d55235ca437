import Box from '@mui/material/Box';
import { useRef } from 'react';
import { PageHeader } from '@/components/records/page-header';
import { ScreenLink } from '@/components/entities/screen-link';
import { WHATSAPP_PURPOSES } from '@/components/records/purposes/whatsapp-purposes';
import { SearchField } from '@/components/ui/data-table/search-field';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { useAddressKey } from '@/lib/client/address-key';
import { useListState } from '@/lib/client/list-state';
import { whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { OPEN_POST_STATES, POST_STATE_TEXTS, type PostState } from '@/lib/domain/whatsapp/post-states';
import { stateLabel } from '@/lib/domain/states';
import { ImportView } from './import-view';
import { PostBoard } from './post-board';
import { SHOWN_STATES } from './post-words';

const TO_DO = 'to-do';
const EVERY = 'every';
const isToDo = (state: PostState) => (OPEN_POST_STATES as readonly PostState[]).includes(state);
const STATES = [
  { value: TO_DO, label: 'New' },
  ...SHOWN_STATES.filter((state) => !isToDo(state)).map((value) => ({
    value,
    label: stateLabel(POST_STATE_TEXTS, value),
  })),
  { value: EVERY, label: 'All' },
] as const;

/** Filter option for these states. */
function choiceOf(states: readonly PostState[]) {
  if (states.every(isToDo)) return TO_DO;
  return states.length > 1 ? EVERY : (states[0] ?? TO_DO);
}

/** States of a filter option. */
function statesOf(choice: string): PostState[] {
  if (choice === TO_DO) return [...OPEN_POST_STATES];
  return choice === EVERY ? [...SHOWN_STATES] : [choice as PostState];
}

/** Posts imported from WhatsApp by any user, new ones first. */
export function WhatsappInboxScreen() {
  const importKey = useAddressKey('import');
  return (
    <>
      <PageHeader
        screen="wa-catalog-inbox"
        description={WHATSAPP_PURPOSES['wa-catalog-inbox']}
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
  const states = query.state ?? [...OPEN_POST_STATES];
  const shown = { ...query, state: states };
  const search = () => {
    searchField.current?.focus();
    return searchField.current !== null;
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end', mb: 2 }}>
        <SegmentedControl
          legend="Which posts"
          value={choiceOf(states)}
          options={STATES}
          onChange={(value) => list.set({ state: statesOf(value) })}
        />
        <Box role="search">
          <SearchField
            label="Search posts"
            value={query.q ?? ''}
            inputRef={searchField}
            onSearch={(text) => list.searchFor(text)}
            onLeave={() => searchField.current?.blur()}
          />
        </Box>
      </Box>
      <PostBoard query={shown} emptyText={query.q ? 'No posts match' : 'No posts here'} onSearch={search} />
    </>
  );
}
