import { oneLine } from '../text/plain-text';

/** The longest name of a group of catalogs, in characters. */
export const GROUP_NAME_LENGTH = 120;

/** A group called like one of its catalogs, whose title may be longer. */
export const groupNameOf = (title: string): string => oneLine(title).slice(0, GROUP_NAME_LENGTH).trim();
