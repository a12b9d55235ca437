import qrcode from 'qrcode-generator';
import type { FillItem } from './document-items';

/** Empty modules around a code, as required by readers. */
const QUIET = 4;

/** A QR code as dark boxes, each a run of modules in a row: sharp at any size. */
export function qrItem(text: string, at: { x: number; y: number }, side: number): FillItem {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const edge = side / (count + 2 * QUIET);
  const boxes: FillItem['boxes'] = [];
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; column += 1) {
      if (!code.isDark(row, column)) continue;
      const start = column;
      while (column + 1 < count && code.isDark(row, column + 1)) column += 1;
      boxes.push({
        x: at.x + (start + QUIET) * edge,
        y: at.y + (row + QUIET) * edge,
        width: (column - start + 1) * edge,
        height: edge,
      });
    }
  return { kind: 'fill', boxes, colour: '#000000' };
}
