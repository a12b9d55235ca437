import { zipTable } from './zip-table';

/**
 * When each file of a zip was last changed, by its name there, in milliseconds since 1970. Where its table of contents
 * cannot be read, or says nothing of a file, there is no time.
 */
export const zipTimes = async (zip: Blob): Promise<Map<string, number>> =>
  new Map((await zipTable(zip)).flatMap(({ name, changedAt }) => (changedAt === null ? [] : [[name, changedAt]])));
