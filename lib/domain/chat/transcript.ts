import { instantText } from '../text/indian-day';
import { type MessageCard, type MessageKind, messageLine } from './message';

interface Said {
  name: string;
  kind: MessageKind;
  text: string;
  card: MessageCard | null;
  at: Date;
}

/** Transcript with one line per message: "21 Nov 2026, 9:05 am - Rekha: Rate?" */
export const transcript = (name: string, messages: readonly Said[]): string =>
  [
    `Chat with ${name}`,
    '',
    ...messages.map((said) => {
      const what = said.kind === 'text' ? said.text : [messageLine(said), said.card?.detail].filter(Boolean).join(', ');
      return `${instantText(said.at.toISOString())} - ${said.name}: ${what}`;
    }),
    '',
  ].join('\n');
