import { parentPort } from 'node:worker_threads';
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import type { Cell } from './make-workbook';

const table: SheetData = [];

const cellOf = (value: Cell) => (typeof value === 'number' ? { type: Number, value } : { type: String, value });

async function finish(): Promise<void> {
  const [header = [], ...rows] = table;
  const bold = header.map((cell) => ({ ...(cell as object), fontWeight: 'bold' as const }));
  const made = await writeXlsxFile([bold, ...rows] as SheetData, { stickyRowsCount: 1 }).toBuffer();
  const bytes = new Uint8Array(made);
  parentPort?.postMessage(bytes, [bytes.buffer]);
  parentPort?.close();
}

parentPort?.on('message', (rows: Cell[][] | null) => {
  if (rows === null) return void finish();
  for (const row of rows) table.push(row.map(cellOf));
});
