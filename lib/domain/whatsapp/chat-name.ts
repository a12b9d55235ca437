/** An iPhone names the text of an exported chat `_chat.txt`; Android names it after the group. */
export const isChatName = (name: string): boolean => /^(?:_chat|WhatsApp .*)\.txt$/i.test(name);
