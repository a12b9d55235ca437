import { oneLine } from '../text/plain-text';

/** Maximum length of a catalog group's name, in characters. */
export const GROUP_NAME_LENGTH = 120;

/** Names a group after one of its catalogs, whose title may be longer. */
export const groupNameOf = (title: string): string => oneLine(title).slice(0, GROUP_NAME_LENGTH).trim();
