import { CONVERSATION_WORDS } from './conversation-words';
import { RecordHistory } from '@/components/records/record-history';
import { SideDrawer } from '@/components/ui/side-drawer';
import { conversationsApi } from '@/lib/contracts/chat/conversations';
import { CONVERSATION_MACHINE, WOKEN } from '@/lib/domain/chat/conversation-machine';

const ACTIONS = {
  'conversations.added': 'Started the conversation',
  'conversations.changed': 'Changed the conversation',
  'conversations.claimed': 'Answered first and owns it',
  'conversations.erased': 'Deleted what this person wrote',
  'conversations.exported': 'Exported the conversation',
  'conversations.flagged': 'Flagged for a word in it',
  'conversations.merged': 'Merged another conversation of the same person into this one',
  'conversations.moved': 'Merged it into another conversation',
  'conversations.split': 'Undid the merge',
  'conversations.unflagged': 'Cleared the flag',
  [WOKEN]: 'Reopened',
};

/** History of a conversation. */
export const ConversationHistory = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <SideDrawer title="History of the conversation" onClose={onClose}>
    <RecordHistory
      endpoint={conversationsApi.history}
      id={id}
      words={CONVERSATION_WORDS}
      actions={ACTIONS}
      machine={CONVERSATION_MACHINE}
    />
  </SideDrawer>
);
