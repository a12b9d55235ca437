import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const entriesIn = (folder) => {
  const place = path.join(ROOT, folder);
  return existsSync(place) ? readdirSync(place, { withFileTypes: true }) : [];
};

export const foldersIn = (folder) =>
  entriesIn(folder)
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
