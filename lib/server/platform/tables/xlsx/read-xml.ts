import { SaxesParser } from 'saxes';
import { tooComplex } from '../table-row';
import type { WorkbookZip } from './workbook-zip';

/** Callbacks for the tags and texts of a part; names and attributes come without prefixes. */
export interface XmlVisitor {
  open?: (name: string, attributes: Attributes) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

export type Attributes = Readonly<Record<string, string>>;

/** The parts we read are never nested deeper. */
const DEEPEST = 100;

/**
 * Maximum length of a single tag or text. The parser buffers each until it ends, and a thread that runs out of memory
 * on one piece takes the process with it.
 */
const LONGEST = 1024 * 1024;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

function withoutPrefixes(attributes: Record<string, string>): Attributes {
  for (const name in attributes) if (name.includes(':')) attributes[localName(name)] ??= attributes[name] ?? '';
  return attributes;
}

/**
 * Reads a part completely and yields the progress share every few thousand characters.
 * @throws 400 when it exceeds the limit; any error when it is not valid XML.
 */
export async function* readXml(
  zip: WorkbookZip,
  name: string,
  mostBytes: number,
  visitor: XmlVisitor,
): AsyncGenerator<number> {
  const parser = new SaxesParser({ position: false, xmlns: false as const });
  let depth = 0;
  let sinceEvent = 0;
  const meet = () => {
    sinceEvent = 0;
  };
  parser.on('opentag', ({ name: tag, attributes }) => {
    meet();
    depth += 1;
    if (depth > DEEPEST) throw tooComplex();
    visitor.open?.(localName(tag), withoutPrefixes(attributes));
  });
  parser.on('closetag', ({ name: tag }) => {
    meet();
    depth -= 1;
    visitor.close?.(localName(tag));
  });
  const text = (found: string) => {
    meet();
    visitor.text?.(found);
  };
  parser.on('text', text);
  parser.on('cdata', text);
  const decoder = new TextDecoder();
  for await (const { bytes, share } of zip.read(name, mostBytes)) {
    sinceEvent += bytes.length;
    parser.write(decoder.decode(bytes, { stream: true }));
    if (sinceEvent > LONGEST) throw tooComplex();
    yield share;
  }
  parser.write(decoder.decode()).close();
}
