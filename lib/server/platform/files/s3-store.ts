import fs from 'node:fs';
import type { Readable } from 'node:stream';
import type * as Sdk from '@aws-sdk/client-s3';
import { SECOND } from '../../clock';
import { unavailable } from '../../errors';
import { log } from '../../log';
import type { ByteRange } from '../../http/byte-range';
import { type FileStore, isHash, placeOf } from './file-store';
import type { Spooled } from './spool';

export interface S3Settings {
  bucket: string;
  /** Set for stores other than Amazon's own. */
  endpoint?: string;
  region: string;
  /** Timeout of a request, in milliseconds. */
  patience?: number;
}

const PATIENCE = 5 * SECOND;

const PREFIX = 'files/';
const keyOf = (sha256: string) => PREFIX + placeOf(sha256);
const isMissing = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404;

const silent = () => undefined;
const tell = (...told: unknown[]) => log.warn({ told: told.map(String) }, 'the store of files');
/** The SDK's default writes to the console. */
const logger = { trace: silent, debug: silent, info: silent, warn: tell, error: tell };

/** Stores bytes in a bucket of any S3-compatible store. The store verifies what it receives against the hash. */
export class S3Store implements FileStore {
  private opened?: Promise<{ sdk: typeof Sdk; client: Sdk.S3Client }>;

  constructor(private readonly settings: S3Settings) {}

  // Loaded on first use: most installations store their files on a disk.
  private open() {
    const { endpoint, region } = this.settings;
    return (this.opened ??= import('@aws-sdk/client-s3').then((sdk) => ({
      sdk,
      client: new sdk.S3Client({ region, logger, ...(endpoint && { endpoint, forcePathStyle: true }) }),
    })));
  }

  private at(sha256: string) {
    return { Bucket: this.settings.bucket, Key: keyOf(sha256) };
  }

  /** Called while a transaction is open: an unresponsive store must not block the database. */
  private async within<Answer>(send: (until: { abortSignal: AbortSignal }) => Promise<Answer>): Promise<Answer> {
    const abortSignal = AbortSignal.timeout(this.settings.patience ?? PATIENCE);
    try {
      return await send({ abortSignal });
    } catch (error) {
      throw abortSignal.aborted ? unavailable() : error;
    }
  }

  async place({ file, sha256, bytes }: Spooled): Promise<void> {
    const { sdk, client } = await this.open();
    await client.send(
      new sdk.PutObjectCommand({
        ...this.at(sha256),
        Body: fs.createReadStream(file),
        ContentLength: bytes,
        ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64'),
      }),
    );
  }

  async read(sha256: string, range?: ByteRange): Promise<Readable> {
    const { sdk, client } = await this.open();
    const { Body } = await client.send(
      new sdk.GetObjectCommand({ ...this.at(sha256), ...(range && { Range: `bytes=${range.start}-${range.end}` }) }),
    );
    return Body as Readable;
  }

  pathHere(): null {
    return null;
  }

  async has(sha256: string): Promise<boolean> {
    const { sdk, client } = await this.open();
    try {
      await this.within((until) => client.send(new sdk.HeadObjectCommand(this.at(sha256)), until));
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  async remove(sha256: string): Promise<void> {
    const { sdk, client } = await this.open();
    await this.within((until) => client.send(new sdk.DeleteObjectCommand(this.at(sha256)), until));
  }

  async *all(): AsyncGenerator<{ sha256: string; storedAt: Date }> {
    const { sdk, client } = await this.open();
    const pages = sdk.paginateListObjectsV2({ client }, { Bucket: this.settings.bucket, Prefix: PREFIX });
    for await (const { Contents = [] } of pages)
      for (const { Key = '', LastModified } of Contents) {
        const sha256 = Key.slice(Key.lastIndexOf('/') + 1);
        if (isHash(sha256)) yield { sha256, storedAt: LastModified ?? new Date(0) };
      }
  }
}
