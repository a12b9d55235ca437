const two = (number: number) => String(number).padStart(2, '0');

/** Timestamps within a month, in an Android phone's format. */
export const stampOf = (minute: number): string =>
  `${two(1 + (Math.floor(minute / 1440) % 28))}/10/26, ${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;

/** A chat with this many messages, two thirds of which are posts; each number is another chat. */
export const chatOf = (messages: number, number: number, more = ''): string =>
  Array.from({ length: messages }, (_, index) => {
    const said =
      index % 3 === 0 ? 'ok bhai' : `<Media omitted>\nDesign ${number}/${index} rate ${400 + (index % 300)}${more}`;
    return `${stampOf(index)} - Big Group ${index % 50}: ${said}`;
  }).join('\n');

/** The same with whole messages of this many bytes in total. */
export function chatOfBytes(bytes: number, number: number): string {
  const more = `, ${'georgette with a border and a blouse piece, '.repeat(8)}`;
  const chat = chatOf(3 * Math.ceil((1.1 * bytes) / chatOf(3, number, more).length), number, more);
  return chat.slice(0, chat.lastIndexOf('\n', chat.lastIndexOf(' - Big Group ', bytes)));
}

/** Number of posts in such a chat. */
export const postsIn = (chat: string): number => chat.split('<Media omitted>').length - 1;
