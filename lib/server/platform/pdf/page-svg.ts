import type { Glyph } from 'fontkit';
import type { Box } from '@/lib/domain/catalog-pdf/page-layout';
import type { TextLine } from './break-lines';
import type { PageFont } from './fonts';
import {
  type CodeItem,
  COLOURS,
  type ComposedPage,
  type PhotoItem,
  type TextItem,
  type WatermarkItem,
} from './page-items';

const outlines = new Map<string, string>();

function outlineOf({ name }: PageFont, glyph: Glyph): string {
  const key = `${name} ${glyph.id}`;
  const known = outlines.get(key);
  if (known !== undefined) return known;
  const outline = glyph.path.toSVG();
  outlines.set(key, outline);
  return outline;
}

const short = (value: number) => Number(value.toFixed(3));

/** A line as glyph outlines, so that the image needs no font installed on the machine. */
function linePaths({ runs }: TextLine, x: number, baseline: number, size: number): string {
  const paths: string[] = [];
  for (const { font, text, x: from } of runs) {
    const { glyphs, positions } = font.font.layout(text);
    const scale = size / font.font.unitsPerEm;
    let pen = 0;
    glyphs.forEach((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const [left, base] = [x + from + (pen + xOffset) * scale, baseline - yOffset * scale];
      const outline = outlineOf(font, glyph);
      pen += xAdvance;
      // The y axis points up in fonts and down in images.
      const matrix = [scale, 0, 0, -scale, left, base].map((value, place) => (place < 4 ? value : short(value)));
      if (outline) paths.push(`<path transform="matrix(${matrix.join(' ')})" d="${outline}"/>`);
    });
  }
  return paths.join('');
}

const textSvg = ({ line, x, baseline, size, colour }: TextItem) =>
  `<g fill="${colour}">${linePaths(line, x, baseline, size)}</g>`;

function watermarkSvg({ line, centre, angle, size, colour, opacity }: WatermarkItem): string {
  const paths = linePaths(line, centre.x - line.width / 2, centre.y + size / 3, size);
  const turn = `rotate(${angle} ${centre.x} ${centre.y})`;
  return `<g transform="${turn}" opacity="${opacity}" fill="${colour}">${paths}</g>`;
}

/** Crisp edges avoid pale seams between the rows of a code. */
const codeSvg = ({ boxes }: CodeItem) => {
  const squares = boxes.map(({ x, y, width, height }) => `M${short(x)} ${short(y)}h${width}v${height}h${-width}z`);
  return `<path fill="#000000" shape-rendering="crispEdges" d="${squares.join('')}"/>`;
};

const rectSvg = ({ x, y, width, height }: Box, colour: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"/>`;

const missingSvg = ({ box, missing }: PhotoItem) =>
  missing ? `${rectSvg(box, COLOURS.empty)}${missing.map(textSvg).join('')}` : '';

/** Everything on a page except its photos, to be laid over them. */
export function pageSvg(
  { width, height, items }: ComposedPage,
  scale: number,
  isMissing: (item: PhotoItem) => boolean,
) {
  const drawn = items.map((item) => {
    if (item.kind === 'text') return textSvg(item);
    if (item.kind === 'watermark') return watermarkSvg(item);
    if (item.kind === 'code') return codeSvg(item);
    if (item.kind === 'rule') return rectSvg(item.box, item.colour);
    return isMissing(item) ? missingSvg(item) : '';
  });
  const size = `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}">${drawn.join('')}</svg>`;
}
