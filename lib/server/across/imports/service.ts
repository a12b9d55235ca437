import type { Import, ImportRow } from '@/lib/contracts/imports';
import type { Page } from '@/lib/contracts/base/list';
import {
  FAILURE_HEADERS,
  failureMapping,
  headerSignature,
  type ImportArea,
  type ImportMapping,
  type ImportOutcome,
  isRead,
} from '@/lib/domain/tables/imports';
import { isOver } from '@/lib/domain/jobs/job-states';
import { findStep } from '@/lib/domain/machine';
import { IMPORT_MACHINE } from '@/lib/domain/tables/import-machine';
import { recordAudit } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { atOneMoment, orm, transaction, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { newId } from '../../db/schema/columns';
import { badInput, notFound, refused } from '../../errors';
import { enqueue } from '../../platform/jobs/queue';
import { wakeWorker } from '../../platform/jobs/wake';
import { findOwnFile } from '../../platform/files/file-service';
import { findJob } from '../../platform/jobs/job-service';
import { stepped } from '../../platform/steps/step-repository';
import { AREA_IMPORTS } from '../../registry/areas';
import { assertMayImport } from './may-import';
import * as repository from './repository';

/** Sample cells shown for each column. */
const SAMPLES = 3;

async function toImport(tx: Queryable, id: string): Promise<Import> {
  const found = await repository.findById(tx, id);
  if (!found) throw notFound();
  const { record, fileName } = found;
  const { area, headers, mapping, refusal, rowCount, state, createdAt } = record;
  const job = record.jobId ? await findJob(tx, record.jobId) : null;
  const first = isRead(state) ? await repository.nextRows(tx, { importId: id, after: 0, limit: 20 }) : [];
  const samples = (column: number) => [...new Set(first.map(({ cells }) => cells[column] ?? '').filter(Boolean))];
  return {
    id,
    area,
    fileName,
    state,
    refusal,
    rowCount,
    columns: headers.map((header, column) => ({ header, samples: samples(column).slice(0, SAMPLES) })),
    fields: AREA_IMPORTS[area].fields.map(({ id: field, label, required }) => ({ id: field, label, required })),
    mapping,
    counts: await repository.countOutcomes(tx, id),
    job,
    createdAt: createdAt.toISOString(),
  };
}

/**
 * @throws 404 when it does not exist or belongs to another person; 403 for a user who may no longer change such
 * records.
 */
export async function findOwn(tx: Queryable, id: string, actor: Actor) {
  const found = await repository.findById(tx, id);
  if (found?.record.ownerId !== actor.userId) throw notFound();
  assertMayImport(found.record.area, actor);
  return found;
}

/** @throws 404 when it does not exist or belongs to another person. */
export const getImport = (id: string, actor: Actor): Promise<Import> =>
  atOneMoment(async (tx) => {
    await findOwn(tx, id, actor);
    return toImport(tx, id);
  });

/** Total of the reading progress, in hundredths. */
const READ_TOTAL = 100;

/** Starts reading an uploaded file. Its contents, or that it has no table, are known when the job ends. */
export async function createImport(area: ImportArea, fileId: string, actor: Actor): Promise<Import> {
  assertMayImport(area, actor);
  const { name, bytes: size } = await findOwnFile(orm(), fileId, actor);
  const id = newId();
  await transaction(async (tx) => {
    await repository.insert(tx, {
      id,
      area,
      fileId,
      ownerId: actor.userId,
      state: 'reading',
      headers: [],
      rowCount: 0,
      mapping: { fields: [], filledDown: [] },
      createdAt: clock.now(),
    });
    const title = `Reading ${name}`;
    await start(tx, id, { kind: 'imports.read', title, area, change: {}, total: READ_TOTAL, size }, actor);
  });
  wakeWorker();
  return toImport(orm(), id);
}

/** @throws 409 as long as the table is not known, or when there is none. */
export function assertRead({ state, refusal }: Pick<repository.ImportRecord, 'state' | 'refusal'>): void {
  if (refusal !== null) throw refused(refusal);
  if (!isRead(state)) throw refused('This file was not read yet. Wait until it is, or import it again.');
}

export async function listImportRows(
  id: string,
  request: ListRequest & { outcome?: ImportOutcome[] },
  actor: Actor,
): Promise<Page<ImportRow>> {
  assertRead((await findOwn(orm(), id, actor)).record);
  return repository.listRows(orm(), id, request);
}

function assertMapping(area: ImportArea, headers: string[], { fields, filledDown }: ImportMapping): void {
  const known = AREA_IMPORTS[area].fields;
  const given = fields.filter((field) => field !== null);
  const tell = (message: string) => badInput([{ path: ['fields'], message }]);
  if (fields.length !== headers.length) throw tell('Say of every column what it is.');
  if ([...given, ...filledDown].some((field) => !known.some(({ id }) => id === field)))
    throw tell('One of the fields is not known.');
  const twice = known.find(({ id }) => given.filter((field) => field === id).length > 1);
  if (twice) throw tell(`Two columns are taken for “${twice.label}”. Leave one out.`);
  const missing = known.filter(({ id, required }) => required && !given.includes(id)).map(({ label }) => label);
  if (missing.length > 0) throw tell(`No column is taken for: ${missing.join(', ')}.`);
}

/** Refuses a second start while a job is queued or running. */
async function assertIdle(tx: Queryable, jobId: string | null): Promise<void> {
  const job = jobId ? await findJob(tx, jobId) : null;
  if (job && !isOver(job.state)) throw refused('This import is being worked on. Wait until it is done, or cancel it.');
}

interface Start {
  kind: 'imports.read' | 'imports.check' | 'imports.run';
  title: string;
  area: ImportArea;
  change: repository.ImportChange;
  total: number;
  /** Size that decides the lane, if it is not the total. */
  size?: number;
}

async function start(tx: Queryable, id: string, { change, area, ...job }: Start, actor: Actor): Promise<void> {
  const jobId = await enqueue(tx, { ...job, input: { importId: id, area } }, actor);
  await repository.update(tx, id, { ...change, jobId });
}

/** Stores the column mapping, for the next table with these headers and for this import's file of invalid rows. */
async function remember(tx: Queryable, { area, headers }: repository.ImportRecord, mapping: ImportMapping, by: Actor) {
  const keep = (names: string[], taken: ImportMapping) =>
    repository.rememberMapping(tx, { userId: by.userId, area, signature: headerSignature(names) }, taken);
  await keep(headers, mapping);
  await keep([...FAILURE_HEADERS, ...headers], failureMapping(mapping));
}

/** Starts judging every row not yet imported. @throws 400 when the columns do not make a record. */
export async function checkImport(id: string, mapping: ImportMapping, actor: Actor): Promise<Import> {
  await transaction(async (tx) => {
    await repository.lockById(tx, id);
    const { record, fileName } = await findOwn(tx, id, actor);
    assertRead(record);
    assertMapping(record.area, record.headers, mapping);
    await assertIdle(tx, record.jobId);
    await remember(tx, record, mapping, actor);
    await start(
      tx,
      id,
      {
        kind: 'imports.check',
        title: `Check of ${fileName}`,
        area: record.area,
        change: { mapping, state: stepped(IMPORT_MACHINE, record.state, 'checking') },
        total: record.rowCount,
      },
      actor,
    );
  });
  wakeWorker();
  return toImport(orm(), id);
}

/** Starts importing the rows judged new or changed. @throws 409 before they were judged. */
export async function runImport(id: string, actor: Actor): Promise<Import> {
  await transaction(async (tx) => {
    await repository.lockById(tx, id);
    const { record, fileName } = await findOwn(tx, id, actor);
    assertRead(record);
    await assertIdle(tx, record.jobId);
    if (!findStep(IMPORT_MACHINE, record.state, 'running')) throw refused('Check the rows first.');
    const counts = await repository.countOutcomes(tx, id);
    const total = counts.new + counts.changed;
    await recordAudit(tx, {
      actorId: actor.userId,
      action: 'imports.started',
      subjectId: id,
      details: { area: record.area, fileName, ...counts },
    });
    await start(
      tx,
      id,
      {
        kind: 'imports.run',
        title: `Import of ${fileName}`,
        area: record.area,
        change: { state: stepped(IMPORT_MACHINE, record.state, 'running') },
        total,
      },
      actor,
    );
  });
  wakeWorker();
  return toImport(orm(), id);
}
