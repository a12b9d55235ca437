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

/** Names of the folders directly inside a folder; none when it does not exist. */
export const foldersIn = (folder: string): string[] =>
  entries(folder)
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

/** Every source file under a folder, as paths from the repository's root. */
export const sourceFiles = (folder: string): string[] =>
  entries(folder)
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return sourceFiles(file);
      return isSource(entry.name) ? [file] : [];
    })
    .sort();

export const readText = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Lines that carry something: blank ones and comments are free. */
export const codeLines = (file: string): number =>
  readText(file)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*(\/\/|\/\*|\*)/.test(line)).length;
