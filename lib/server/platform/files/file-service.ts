import { Readable } from 'node:stream';
import type { FileInfo } from '@/lib/contracts/files';
import { KEPT_DAYS } from '@/lib/domain/records/retention';
import type { Actor } from '../../auth/actor';
import { clock, DAY, later } from '../../clock';
import { orm, type Queryable, transaction } from '../../db/database';
import { newId } from '../../db/schema/columns';
import { fileStore, filesFolder } from './open-file-store';
import { type Spooled, withSpooled } from './spool';
import type { SentFile } from '../../http/form-file';
import type { FileAnswer } from '../../http/send-file';
import { notFound, unavailable } from '../../errors';
import * as repository from './file-repository';

interface Described {
  /** Known before the response, so a repeated request can find the file; generated when omitted. */
  id?: string;
  name: string;
  type: string;
  expiresAt?: Date;
}

const toFile = ({ id, name, type, bytes, createdAt }: repository.FileRow): FileInfo => ({
  id,
  name,
  type,
  bytes,
  createdAt: createdAt.toISOString(),
});

/** A name without folders and without characters that break file systems or headers. */
export const plainFileName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}"<>:|?*]/gu, '')
    .trim()
    .slice(0, 120) || 'file';

/** Bytes in the store. */
type Stored = Pick<Spooled, 'sha256' | 'bytes'>;

/**
 * Registers bytes already stored, in the caller's transaction: a row never points to missing bytes. Locks keep the
 * sweep from removing bytes that are being added again; all callers lock in the same order.
 */
export async function addFiles(
  tx: Queryable,
  stored: readonly Stored[],
  { id, name, type, expiresAt }: Described,
  { userId }: Pick<Actor, 'userId'>,
): Promise<FileInfo[]> {
  const hashes = stored.map(({ sha256 }) => sha256);
  await repository.lockHashes(tx, hashes);
  if (!(await Promise.all(hashes.map((sha256) => fileStore().has(sha256)))).every(Boolean)) throw unavailable();
  const rows = stored.map(({ sha256, bytes }) => ({
    sha256,
    bytes,
    id: id ?? newId(),
    name: plainFileName(name),
    type,
    ownerId: userId,
    createdAt: clock.now(),
    expiresAt: expiresAt ?? null,
  }));
  await repository.insert(tx, rows);
  return rows.map(toFile);
}

/** Stores bytes and then registers them. */
export async function keepSpooled(
  spooled: Spooled,
  described: Described,
  actor: Pick<Actor, 'userId'>,
): Promise<FileInfo> {
  await fileStore().place(spooled);
  const [file] = await transaction((tx) => addFiles(tx, [spooled], described, actor));
  if (!file) throw unavailable();
  return file;
}

/** Removes bytes without a file; false when a file uses them. */
export const removeUnused = (sha256: string): Promise<boolean> =>
  transaction(async (tx) => {
    await repository.lockHashes(tx, [sha256]);
    if (await repository.isUsed(tx, sha256)) return false;
    await fileStore().remove(sha256);
    return true;
  });

/** Stores several contents concurrently, for {@link addFiles} to register: all or none. */
export async function storeAll(contents: readonly Buffer[]): Promise<Stored[]> {
  const store = (content: Buffer) =>
    withSpooled(filesFolder(), Readable.from([content]), async (spooled): Promise<Stored> => {
      await fileStore().place(spooled);
      return spooled;
    });
  const outcomes = await Promise.allSettled(contents.map(store));
  const stored = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (!failed) return stored;
  for (const { sha256 } of stored) await removeUnused(sha256);
  throw failed.reason;
}

/** Same for a stream. */
export const keepFile = (
  source: AsyncIterable<Buffer | string>,
  described: Described,
  actor: Pick<Actor, 'userId'>,
): Promise<FileInfo> => withSpooled(filesFolder(), source, (spooled) => keepSpooled(spooled, described, actor));

/** Stores an uploaded file; its type comes from the content, not the name. */
export const receiveFile = ({ name, content }: SentFile, actor: Actor): Promise<FileInfo> =>
  keepFile(content, { name, type: 'application/octet-stream', expiresAt: madeFileExpiry() }, actor);

export const madeFileExpiry = (): Date => later(KEPT_DAYS.madeFiles * DAY);

/** Makes a file permanent because something references it now. */
export const adoptFile = (tx: Queryable, id: string) => repository.setExpiry(tx, id, null);

/** Lets a referenced file be removed after a time. */
export const expireFile = (tx: Queryable, id: string, at: Date) => repository.setExpiry(tx, id, at);

/** Lets a file be removed that is no longer referenced. */
export const releaseFile = (tx: Queryable, id: string) => repository.setExpiry(tx, id, clock.now());

/** Makes a file unavailable. Returns its hash, for {@link removeUnused} after the transaction. */
export const discardFile = repository.remove;

/** @throws 404 when there is no such file, or it belongs to another person. */
export async function findOwnFile(tx: Queryable, id: string, { userId }: Actor): Promise<repository.FileRow> {
  const file = await repository.findById(tx, id);
  const isOver = file?.expiresAt && file.expiresAt < clock.now();
  if (!file || isOver || file.ownerId !== userId) throw notFound();
  return file;
}

export async function downloadFile(id: string, actor: Actor): Promise<FileAnswer> {
  const { name, type, bytes, sha256 } = await findOwnFile(orm(), id, actor);
  if (!(await fileStore().has(sha256))) throw notFound();
  return { name, type, bytes, tag: sha256, read: (range) => fileStore().read(sha256, range) };
}
