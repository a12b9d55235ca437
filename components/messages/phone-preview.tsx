import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { MessageTemplate } from '@/lib/contracts/messages/template-record';
import { MEDIA_LABELS } from '@/lib/domain/messages/template-status';
import { filledBody } from '@/lib/domain/messages/template-text';

/** WhatsApp's own colours, as recipients see the message. */
const COLOURS = {
  light: { wall: '#efeae2', bubble: '#ffffff', text: '#111b21', faint: '#667781', media: '#d7dbdf' },
  dark: { wall: '#0b141a', bubble: '#202c33', text: '#e9edef', faint: '#a7b4bc', media: '#111b21' },
} as const;

export type PreviewMode = keyof typeof COLOURS;

const Wall = styled('article', { shouldForwardProp: (name) => name !== 'mode' })<{ mode: PreviewMode }>(
  ({ theme, mode }) => ({
    padding: theme.spacing(2),
    borderRadius: 12,
    backgroundColor: COLOURS[mode].wall,
    '& > div': {
      maxWidth: 330,
      padding: theme.spacing(1, 1.25),
      borderRadius: 8,
      color: COLOURS[mode].text,
      backgroundColor: COLOURS[mode].bubble,
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
    },
    '& small': { display: 'block', marginTop: 4, color: COLOURS[mode].faint, fontSize: '0.8125rem' },
    '& .media': {
      display: 'grid',
      placeItems: 'center',
      height: 120,
      marginBottom: 8,
      borderRadius: 6,
      color: COLOURS[mode].faint,
      backgroundColor: COLOURS[mode].media,
    },
  }),
);

interface PhonePreviewProps {
  text: Pick<MessageTemplate, 'body' | 'footer' | 'media'>;
  valueOf: (name: string) => string | undefined;
  mode: PreviewMode;
}

/** A message as shown on the recipient's phone, in light or dark mode. */
export const PhonePreview = ({ text, valueOf, mode }: PhonePreviewProps) => (
  <Wall mode={mode} aria-label={`On a phone, ${mode}`}>
    <div>
      {text.media !== 'none' && <div className="media">{MEDIA_LABELS[text.media]}</div>}
      {filledBody(text.body, valueOf) || ' '}
      {text.footer && <small>{text.footer}</small>}
    </div>
  </Wall>
);

/** Light and dark mode side by side. */
export const PhonePreviews = (props: Omit<PhonePreviewProps, 'mode'>) => (
  <Box component="section" aria-label="Preview" sx={{ mt: 2 }}>
    <Typography variant="body2" sx={{ fontWeight: 550, mb: 1 }}>
      Preview
    </Typography>
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <PhonePreview {...props} mode="light" />
      <PhonePreview {...props} mode="dark" />
    </Box>
  </Box>
);
