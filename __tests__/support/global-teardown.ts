import { rmSync } from 'node:fs';
import { programFolder } from './program-folder';

export default function globalTeardown(): void {
  rmSync(programFolder(), { recursive: true, force: true });
}
