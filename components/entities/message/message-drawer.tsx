import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ErrorState } from '@/components/ui/error-state';
import { Instant } from '@/components/ui/instant';
import { SideDrawer } from '@/components/ui/side-drawer';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { Tag } from '@/components/ui/tag';
import { type MessageSubject, useComposer } from '@/lib/client/queries/messages';
import type { Composer } from '@/lib/contracts/messages/messages';
import { failureText } from '@/lib/domain/messages/failure-codes';
import { STAGE_TEXTS } from '@/lib/domain/messages/message-stage';
import { phoneText } from '@/lib/domain/text/phone-text';
import { MessageForm } from './message-form';

interface MessageDrawerProps {
  subject: MessageSubject;
  id: string;
  onClose: () => void;
}

/** Recent messages to a person, with a form for a new one. */
export function MessageDrawer({ subject, id, onClose }: MessageDrawerProps) {
  const { data, error, refetch } = useComposer(subject, id);
  return (
    <SideDrawer title={data ? `Message to ${data.name}` : 'WhatsApp message'} onClose={onClose}>
      {!data && !error && <SkeletonLines count={2} height={180} />}
      {!data && error && (
        <ErrorState message={error.message} requestId={error.requestId} onRetry={() => void refetch()} />
      )}
      {data && (
        <>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {phoneText(data.phone)}
            {data.openUntil && (
              <>
                {' '}
                · free text until <Instant at={data.openUntil} />
              </>
            )}
          </Typography>
          {data.problem ? (
            <Alert severity="warning">{data.problem}</Alert>
          ) : (
            <MessageForm composer={data} subject={subject} subjectId={id} />
          )}
          <LastMessages messages={data.messages} />
        </>
      )}
    </SideDrawer>
  );
}

const LastMessages = ({ messages }: Pick<Composer, 'messages'>) => (
  <Box component="section" aria-label="Last messages" sx={{ mt: 3 }}>
    <Typography variant="h3" sx={{ mb: 1 }}>
      Last messages
    </Typography>
    {messages.length === 0 && <Typography color="textSecondary">None yet.</Typography>}
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {messages.map(({ id, text, stage, failureCode, sender, campaignName, at }) => (
        <Box component="li" key={id} sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
          <Tag tone={STAGE_TEXTS[stage].tone}>{STAGE_TEXTS[stage].label}</Tag> {text}
          {failureCode && <div>{failureText(failureCode).reason}</div>}
          <Typography variant="body2" color="textSecondary">
            {campaignName ?? sender.name}, <Instant at={at} />
          </Typography>
        </Box>
      ))}
    </Box>
  </Box>
);
