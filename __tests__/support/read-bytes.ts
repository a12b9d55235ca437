import fs from 'node:fs/promises';
import path from 'node:path';
import { readTable, type Table } from '@/lib/server/platform/tables/read-table';
import type { TableRow } from '@/lib/server/platform/tables/table-row';

/** The result of reading a file with these bytes; with `after`, only rows below that line. */
export async function readBytes(bytes: string | Uint8Array, after = 0): Promise<Partial<Table> & { rows: TableRow[] }> {
  const file = path.join(process.env.DATA_DIR ?? '', `${Math.random()}`);
  await fs.writeFile(file, bytes);
  try {
    const found: Partial<Table> & { rows: TableRow[] } = { rows: [] };
    for await (const { table, rows } of readTable({ file, after })) {
      Object.assign(found, table);
      found.rows.push(...rows);
    }
    return found;
  } finally {
    await fs.rm(file);
  }
}

export const cellsOf = async (bytes: string | Uint8Array): Promise<string[][]> => {
  const { headers = [], rows } = await readBytes(bytes);
  return [headers, ...rows.map(({ cells }) => cells)];
};
