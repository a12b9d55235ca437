import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = process.cwd();
const isSource = (name: string) => /\.(ts|tsx|mjs|js)$/.test(name);

const entries = (folder: string) => {
  try {
    return readdirSync(path.join(root, folder), { withFileTypes: true });
  } catch {
    return [];
  }
};

/** Names of a folder's direct subfolders; none if it does not exist. */
export const foldersIn = (folder: string): string[] =>
  entries(folder)
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

/** Every source file under a folder, with its path from the repository's root. */
export const sourceFiles = (folder: string): string[] =>
  entries(folder)
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return sourceFiles(file);
      return isSource(entry.name) ? [file] : [];
    })
    .sort();

export const readText = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Number of lines without blank lines and comments. */
export const codeLines = (file: string): number =>
  readText(file)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*(\/\/|\/\*|\*)/.test(line)).length;
