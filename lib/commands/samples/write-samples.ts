import fs from 'node:fs/promises';
import path from 'node:path';
import { sampleExports } from '../../server/seed/sample-exports';

/** Writes sample exports for trying the import into a folder. Returns their paths. */
export async function writeSamples(folder: string): Promise<string[]> {
  await fs.mkdir(folder, { recursive: true });
  const paths: string[] = [];
  for (const { name, bytes } of await sampleExports()) {
    const file = path.join(folder, name);
    await fs.writeFile(file, bytes);
    paths.push(file);
  }
  return paths;
}
