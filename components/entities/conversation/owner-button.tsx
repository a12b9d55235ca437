import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { StaffPicker } from '@/components/entities/staff-picker';
import { PopoverButton } from '@/components/ui/popover-button';
import { conversations } from '@/lib/client/queries/conversations';
import { useMe } from '@/lib/client/queries/me';
import type { Conversation } from '@/lib/contracts/chat/chat-record';
import { conversationsApi } from '@/lib/contracts/chat/conversations';
import { CHAT_STAFF } from '@/lib/domain/chat/conversation-status';

/** Owner of a conversation, with buttons to take it over or reassign it. */
export function OwnerButton({ conversation }: { conversation: Conversation }) {
  const { id, owner, version } = conversation;
  const me = useMe().data;
  const { mutate, isPending } = conversations.useAction(conversationsApi.assign);
  const give = (ownerId: string | null) => mutate({ params: { id }, body: { ownerId, version } });
  const isMine = owner !== null && owner.id === me?.id;
  return (
    <>
      {!isMine && me && (
        <Button size="small" variant="outlined" aria-keyshortcuts="a" loading={isPending} onClick={() => give(me.id)}>
          Take it
        </Button>
      )}
      <PopoverButton
        label="Owner of the conversation"
        side="right"
        button={
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            startIcon={<PersonOutlined />}
            sx={{ '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } } }}
          >
            {isMine ? 'Mine' : (owner?.name ?? 'Unassigned')}
          </Button>
        }
      >
        {(close) => (
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            <StaffPicker
              label="Assign to"
              roles={CHAT_STAFF}
              value={owner?.id ?? null}
              onChange={(next) => {
                if (next === null) return;
                give(next);
                close();
              }}
            />
            {owner && (
              <Button
                color="inherit"
                variant="outlined"
                onClick={() => {
                  give(null);
                  close();
                }}
              >
                Unassign
              </Button>
            )}
          </Box>
        )}
      </PopoverButton>
    </>
  );
}
