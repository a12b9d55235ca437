import { plainText } from '../text/plain-text';
import type { MessageCard } from './message';

/** Everything a message can be found by. */
export const messageSearchText = ({
  text,
  card,
  name,
}: {
  text: string;
  card?: MessageCard | null;
  name: string;
}): string => plainText([text, card?.title ?? '', card?.detail ?? '', name].join(' '));
