import { zipTable } from './zip-table';

/**
 * Modification time of each file in a zip, by name, in milliseconds since 1970. Missing when the central directory is
 * unreadable or has no time.
 */
export const zipTimes = async (zip: Blob): Promise<Map<string, number>> =>
  new Map((await zipTable(zip)).flatMap(({ name, changedAt }) => (changedAt === null ? [] : [[name, changedAt]])));
