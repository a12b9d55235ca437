import { SaxesParser } from 'saxes';
import { tooComplex } from '../table-row';
import type { WorkbookZip } from './workbook-zip';

/** What is done with the tags and texts of a part; names and attributes come without their prefixes. */
export interface XmlVisitor {
  open?: (name: string, attributes: Attributes) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

export type Attributes = Readonly<Record<string, string>>;

/** Nothing of ours lies deeper. */
const DEEPEST = 100;

/**
 * A single tag or text is never longer. The parser holds on to one until it is over, and a thread whose memory is used
 * up by one piece takes the process with it.
 */
const LONGEST = 1024 * 1024;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

function withoutPrefixes(attributes: Record<string, string>): Attributes {
  for (const name in attributes) if (name.includes(':')) attributes[localName(name)] ??= attributes[name] ?? '';
  return attributes;
}

/**
 * Reads a part from its first byte to its last and gives, again and again, the share it has come to: once for every
 * few thousand characters.
 * @throws 400 when there is more of it than may be; any error when it is no good XML.
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
