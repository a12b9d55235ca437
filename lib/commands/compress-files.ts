import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { COMPRESSED_TYPES, ENCODINGS } from '../server/http/compressed-files';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);

/** Smallest possible output (Brotli's default): a build happens once but is sent to every new browser. */
const COMPRESS: Record<(typeof ENCODINGS)[number]['name'], (content: Buffer) => Promise<Buffer>> = {
  br: (content) => brotli(content),
  gzip: (content) => gzip(content, { level: zlib.constants.Z_BEST_COMPRESSION }),
};

/** Writes compressed copies beside each script and style sheet of a folder, in the encodings browsers accept. */
export async function compressFiles(folder: string): Promise<void> {
  const files = (await fs.readdir(folder, { recursive: true })).filter(
    (file) => path.extname(file) in COMPRESSED_TYPES,
  );
  const compress = async (file: string) => {
    const content = await fs.readFile(path.join(folder, file));
    for (const { name, ending } of ENCODINGS)
      await fs.writeFile(path.join(folder, file) + ending, await COMPRESS[name](content));
  };
  await Promise.all(files.map(compress));
}
