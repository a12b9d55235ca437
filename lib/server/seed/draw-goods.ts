import sharp from 'sharp';
import { Random } from './random';

const WIDTH = 900;
const HEIGHT = 1200;

const CLOTHS = ['#b3203a', '#1f5f8b', '#2e7d4f', '#7b2d8e', '#c8761a', '#0f6b6b', '#8a1c5b', '#33415c'] as const;
const BORDERS = ['#d9a520', '#e8d28a', '#f3ead2', '#b58a2e'] as const;
const WALLS = ['#efe9e1', '#e3e8ea', '#f2efe6', '#dfe3da'] as const;

/** Images of the demo's own goods are smaller than phone photos: there are hundreds. */
const SMALL = 0.6;

const toJpeg = (inner: string, scale = 1): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${scale * WIDTH}" height="${scale * HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${inner}</svg>`,
    ),
  )
    .jpeg({ quality: 84 })
    .toBuffer();

/** One motif of the print: dots, diamonds or leaves, scattered over the cloth. */
function motif(random: Random, colour: string): string {
  const kind = random.below(3);
  const step = 46 + random.below(40);
  const marks: string[] = [];
  for (let y = 0; y < HEIGHT; y += step)
    for (let x = (y / step) % 2 === 0 ? 0 : step / 2; x < WIDTH; x += step) {
      if (kind === 0) marks.push(`<circle cx="${x}" cy="${y}" r="7"/>`);
      else if (kind === 1) marks.push(`<path d="M${x} ${y - 11} l8 11 l-8 11 l-8 -11z"/>`);
      else marks.push(`<ellipse cx="${x}" cy="${y}" rx="4" ry="12" transform="rotate(${(x + y) % 90} ${x} ${y})"/>`);
    }
  return `<g fill="${colour}" opacity="0.75">${marks.join('')}</g>`;
}

/**
 * Draws a saree on a stand in this design and colour, always the same. Colours of a design differ in nothing else.
 * JPEG, as sent by phones.
 */
export async function drawSaree(design: number, colour = 0): Promise<Buffer> {
  const random = new Random(design);
  const cloth = CLOTHS[(random.below(CLOTHS.length) + colour) % CLOTHS.length] ?? CLOTHS[0];
  const border = random.pick(BORDERS);
  const wall = random.pick(WALLS);
  const width = 26 + random.below(30);
  const lean = random.below(60) - 30;
  const folds = Array.from({ length: 6 }, (_, fold) => {
    const x = 330 + fold * 46;
    return `<path d="M${x} 560 q${lean / 3} 260 ${lean / 2} 560" stroke="#000" stroke-opacity="0.14" stroke-width="9" fill="none"/>`;
  });
  const drape = `M300 250 L600 250 L${680 + lean} 1130 L${220 + lean} 1130 Z`;
  const pallu = `M560 240 Q760 420 ${740 + lean} 900 L${640 + lean} 930 Q640 480 470 300 Z`;
  return toJpeg(`<defs><clipPath id="cloth"><path d="${drape}"/></clipPath>
    <linearGradient id="light" x1="0" x2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.25"/>
    <stop offset="1" stop-color="#000" stop-opacity="0.18"/></linearGradient></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${wall}"/><rect y="1080" width="${WIDTH}" height="120" fill="#000" opacity="0.07"/>
    <circle cx="450" cy="150" r="66" fill="#8d6a52"/><path d="M384 150 a66 74 0 0 1 132 0 q-66 -60 -132 0" fill="#2a1d18"/>
    <path d="${drape}" fill="${cloth}"/><g clip-path="url(#cloth)">${motif(random, border)}${folds.join('')}
    <rect y="${1130 - width * 2}" width="${WIDTH}" height="${width * 2}" fill="${border}"/></g>
    <path d="${pallu}" fill="${cloth}"/><path d="${pallu}" fill="none" stroke="${border}" stroke-width="${width / 2}"/>
    <path d="${drape}" fill="url(#light)"/>`);
}

/** Strong and pale colours of the demo's own goods. */
const DYES = [
  ...CLOTHS,
  '#f0c6cf',
  '#f2b84b',
  '#9fc5d8',
  '#e8773c',
  '#c9d6a3',
  '#5b2a1d',
  '#d65f8a',
  '#20242e',
] as const;
const ROOMS = ['#efe9e1', '#cfd6d3', '#b9a58d', '#8f9aa3', '#e6d9c3', '#6f6257', '#dcd3e2', '#a9b59c'] as const;

/**
 * Places goods in a separate room with panels, floor and light, slightly rotated: the duplicate check then
 * distinguishes two such images, like two photos.
 */
function inRoom(random: Random, goods: string): string {
  const panels = Array.from({ length: 1 + random.below(3) }, () => {
    const [x, width] = [random.below(WIDTH), 90 + random.below(300)];
    return `<rect x="${x}" width="${width}" height="${HEIGHT}" fill="${random.pick(ROOMS)}"/>`;
  });
  const floor = 700 + random.below(420);
  const [fromLeft, toRight] = random.chance(0.5) ? [0.34, 0] : [0, 0.34];
  const [x, y, turn] = [random.below(160) - 80, random.below(140) - 70, random.below(36) - 18];
  return `<defs><linearGradient id="light" gradientTransform="rotate(${random.below(120)} .5 .5)">
    <stop offset="0" stop-color="#000" stop-opacity="${fromLeft}"/>
    <stop offset="1" stop-color="#000" stop-opacity="${toRight}"/></linearGradient></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${random.pick(ROOMS)}"/>${panels.join('')}
    <rect y="${floor}" width="${WIDTH}" height="${HEIGHT - floor}" fill="${random.pick(ROOMS)}"/>
    <circle cx="${random.below(WIDTH)}" cy="${random.below(400)}" r="${40 + random.below(130)}" fill="${random.pick(ROOMS)}"/>
    <g transform="translate(${x} ${y}) rotate(${turn} ${WIDTH / 2} ${HEIGHT / 2})">${goods}</g>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#light)"/>`;
}

/** Basic choices for a design, starting with the colour of its cloth: always the same. */
function begun(seed: number) {
  const random = new Random(seed);
  return { random, cloth: random.pick(DYES), border: random.pick(BORDERS) };
}

const foldedCloth = (design: number) => begun(1000 + design);
const kurti = (design: number) => begun(5000 + design);

/** Colour of a design's image, as a style value. */
export const clothOf = {
  foldedCloth: (design: number): string => foldedCloth(design).cloth,
  kurti: (design: number): string => kurti(design).cloth,
};

/**
 * Draws a folded cloth on a table in this design, always the same. Used for the demo's own catalogs, so that none is
 * mistaken for a duplicate of goods from a sample export.
 */
export function drawFoldedCloth(design: number): Promise<Buffer> {
  const { random, cloth, border } = foldedCloth(design);
  const [left, top] = [80 + random.below(160), 180 + random.below(420)];
  const [width, height] = [560 + random.below(140), 320 + random.below(200)];
  const bands = Array.from({ length: 2 + random.below(4) }, (_, band) => {
    const y = top + 40 + band * (60 + random.below(50));
    return `<rect x="${left}" y="${y}" width="${width}" height="${10 + random.below(26)}" fill="${border}"/>`;
  });
  const edges = Array.from({ length: 5 }, (_, fold) => {
    const y = top + height + 14 * fold;
    return `<rect x="${left + 6 * fold}" y="${y}" width="${width - 12 * fold}" height="10" fill="${cloth}" opacity="0.8"/>`;
  });
  const goods = `<clipPath id="cloth"><rect x="${left}" y="${top}" width="${width}" height="${height}" rx="10"/></clipPath>
    <rect x="${left}" y="${top}" width="${width}" height="${height}" rx="10" fill="${cloth}"/>
    <g clip-path="url(#cloth)">${motif(random, border)}${bands.join('')}
    <path d="M${left} ${top + height} L${left + width} ${top}" stroke="#000" stroke-opacity="0.12" stroke-width="26"/></g>${edges.join('')}`;
  return toJpeg(inRoom(random, goods), SMALL);
}

/** Draws a kurti on a hanger in this design, always the same. */
export function drawKurti(design: number): Promise<Buffer> {
  const { random, cloth, border } = kurti(design);
  const [middle, top] = [380 + random.below(140), 170 + random.below(120)];
  const [half, flare, length] = [120 + random.below(50), 40 + random.below(110), 560 + random.below(300)];
  const sleeve = 120 + random.below(200);
  const bottom = Math.min(top + length, HEIGHT - 60);
  const side = (way: 1 | -1) =>
    `L${middle + way * half} ${top} L${middle + way * (half + 70)} ${top + sleeve} L${middle + way * (half + 10)} ${top + sleeve + 20}`;
  const body = `M${middle - 46} ${top - 20} Q${middle} ${top + 30 + random.below(60)} ${middle + 46} ${top - 20} ${side(1)}
    L${middle + half + flare} ${bottom} L${middle - half - flare} ${bottom} L${middle - half - 10} ${top + sleeve + 20}
    L${middle - half - 70} ${top + sleeve} L${middle - half} ${top} Z`;
  const yoke = 60 + random.below(140);
  const goods = `<clipPath id="cloth"><path d="${body}"/></clipPath>
    <path d="M${middle - half} ${top} L${middle} ${top - 70} L${middle + half} ${top}" fill="none" stroke="#6b5b4b" stroke-width="12"/>
    <path d="${body}" fill="${cloth}"/><g clip-path="url(#cloth)">${random.chance(0.6) ? motif(random, border) : ''}
    <rect x="${middle - 34}" y="${top - 30}" width="68" height="${yoke + 60}" fill="${border}"/>
    <rect y="${bottom - 20 - random.below(60)}" width="${WIDTH}" height="90" fill="${border}"/></g>`;
  return toJpeg(inRoom(random, goods), SMALL);
}

/** Draws the three cloths of a suit side by side in this design, always the same. */
export function drawDressMaterial(design: number): Promise<Buffer> {
  const random = new Random(9000 + design);
  const [left, top] = [50 + random.below(60), 110 + random.below(160)];
  const pieces = Array.from({ length: 3 }, (_, nth) => {
    const [colour, border] = [random.pick(DYES), random.pick(BORDERS)];
    const [x, y] = [left + nth * 262, top + random.below(180)];
    const [width, height] = [200 + random.below(50), 460 + random.below(340)];
    const stripes = Array.from({ length: random.below(6) }, (__, stripe) => {
      const at = y + 40 + stripe * (60 + random.below(30));
      return `<rect x="${x}" y="${at}" width="${width}" height="${8 + random.below(24)}" fill="${border}"/>`;
    });
    return `<clipPath id="piece${nth}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/></clipPath>
      <rect x="${x + 8}" y="${y + 10}" width="${width}" height="${height}" rx="8" fill="#000" opacity="0.12"/>
      <rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${colour}"/>
      <g clip-path="url(#piece${nth})">${nth === 0 ? motif(random, border) : ''}${stripes.join('')}</g>`;
  });
  return toJpeg(inRoom(random, pieces.join('')), SMALL);
}
