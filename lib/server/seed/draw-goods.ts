import sharp from 'sharp';
import { Random } from './random';

const WIDTH = 900;
const HEIGHT = 1200;

const CLOTHS = ['#b3203a', '#1f5f8b', '#2e7d4f', '#7b2d8e', '#c8761a', '#0f6b6b', '#8a1c5b', '#33415c'] as const;
const BORDERS = ['#d9a520', '#e8d28a', '#f3ead2', '#b58a2e'] as const;
const WALLS = ['#efe9e1', '#e3e8ea', '#f2efe6', '#dfe3da'] as const;

/** One motif of the print: dots, diamonds or leaves, strewn over the cloth. */
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
 * A picture of a saree on a stand, drawn, of this design and colour: the same every time. Another colour of a design
 * differs in nothing else. JPEG, as phones send them.
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
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs><clipPath id="cloth"><path d="${drape}"/></clipPath>
    <linearGradient id="light" x1="0" x2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.25"/>
    <stop offset="1" stop-color="#000" stop-opacity="0.18"/></linearGradient></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${wall}"/><rect y="1080" width="${WIDTH}" height="120" fill="#000" opacity="0.07"/>
    <circle cx="450" cy="150" r="66" fill="#8d6a52"/><path d="M384 150 a66 74 0 0 1 132 0 q-66 -60 -132 0" fill="#2a1d18"/>
    <path d="${drape}" fill="${cloth}"/><g clip-path="url(#cloth)">${motif(random, border)}${folds.join('')}
    <rect y="${1130 - width * 2}" width="${WIDTH}" height="${width * 2}" fill="${border}"/></g>
    <path d="${pallu}" fill="${cloth}"/><path d="${pallu}" fill="none" stroke="${border}" stroke-width="${width / 2}"/>
    <path d="${drape}" fill="url(#light)"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 84 }).toBuffer();
}

/**
 * A picture of a cloth folded on a table, drawn, of this design: the same every time. The demo's own catalogs have these,
 * so that nobody takes what comes in by a sample export for one of them.
 */
export async function drawFoldedCloth(design: number): Promise<Buffer> {
  const random = new Random(1000 + design);
  const [cloth, border, wall] = [random.pick(CLOTHS), random.pick(BORDERS), random.pick(WALLS)];
  const [left, top] = [80 + random.below(120), 260 + random.below(160)];
  const [width, height] = [560 + random.below(140), 420 + random.below(200)];
  const bands = Array.from({ length: 2 + random.below(4) }, (_, band) => {
    const y = top + 40 + band * (60 + random.below(50));
    return `<rect x="${left}" y="${y}" width="${width}" height="${10 + random.below(26)}" fill="${border}"/>`;
  });
  const edges = Array.from({ length: 5 }, (_, fold) => {
    const y = top + height + 14 * fold;
    return `<rect x="${left + 6 * fold}" y="${y}" width="${width - 12 * fold}" height="10" fill="${cloth}" opacity="0.8"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs><clipPath id="cloth"><rect x="${left}" y="${top}" width="${width}" height="${height}" rx="10"/></clipPath></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${border}" opacity="0.35"/>
    <rect y="${top - 90}" width="${WIDTH}" height="${HEIGHT}" fill="${wall}"/>
    <rect x="${left}" y="${top}" width="${width}" height="${height}" rx="10" fill="${cloth}"/>
    <g clip-path="url(#cloth)">${motif(random, border)}${bands.join('')}</g>${edges.join('')}
    <path d="M${left} ${top + height} L${left + width} ${top}" stroke="#000" stroke-opacity="0.12" stroke-width="26"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 84 }).toBuffer();
}
