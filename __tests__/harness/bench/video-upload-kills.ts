import type { ChildProcess } from 'node:child_process';
import crypto from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fillPath } from '@/lib/contracts/base/endpoint';
import { type NewFilm, videoUploadsApi } from '@/lib/contracts/videos/video-uploads';
import { makeLongFilm } from './bench-films';
import { ADMIN, addAdmin, type Place, signIn, withDatabase, withProcess } from './bench-server';
import type { Figure, Section } from './figures';
import { withFolder } from './processes';
import { timed } from './statistics';

const MEGABYTE = 1024 * 1024;
const BYTES = Number(process.env.BENCH_FILM_MB || 1990) * MEGABYTE;
/** Connections that are cut in sequence; at some of them the server itself is killed. */
const CUTS = 10;
const KILLED_AT = [3, 7];
const TUS = { 'Tus-Resumable': '1.0.0' };

interface Sending {
  origin: string;
  token: string;
  film: string;
  id: string;
}

const placeOf = ({ origin, id }: Pick<Sending, 'origin' | 'id'>) =>
  origin + fillPath(videoUploadsApi.send.path, { id });

async function begin(origin: string, token: string): Promise<string> {
  const name = Buffer.from('long.mp4').toString('base64');
  const headers = {
    ...TUS,
    Authorization: `JWT ${token}`,
    'Upload-Length': String(BYTES),
    'Upload-Metadata': `name ${name}`,
  };
  const answer = await fetch(origin + videoUploadsApi.begin.path, { method: 'POST', headers });
  return answer.headers.get('location')?.split('/').at(-1) ?? '';
}

async function offsetOf(sending: Sending): Promise<number> {
  const headers = { ...TUS, Authorization: `JWT ${sending.token}` };
  const answer = await fetch(placeOf(sending), { method: 'HEAD', headers });
  if (!answer.ok) throw new Error(`Asked how much is here, the server answered with ${answer.status}.`);
  return Number(answer.headers.get('upload-offset'));
}

/**
 * Sends from an offset: all the rest, or this many bytes until the connection is cut. Returns the status, 0 for no
 * response.
 */
async function send(sending: Sending, from: number, until: number, cut?: (request: http.ClientRequest) => void) {
  const request = http.request(placeOf(sending), {
    method: 'PATCH',
    headers: {
      ...TUS,
      Authorization: `JWT ${sending.token}`,
      'Content-Type': 'application/offset+octet-stream',
      'Upload-Offset': from,
      'Content-Length': BYTES - from,
    },
  });
  const ended = once(request, 'response').then(
    ([answer]: http.IncomingMessage[]) => {
      answer?.resume();
      return answer?.statusCode ?? 0;
    },
    () => 0,
  );
  const source = fs.createReadStream(sending.film, { start: from, end: until - 1 });
  source.pipe(request, { end: !cut });
  if (cut) {
    await once(source, 'end');
    // Written bytes stay in the system's buffers for a moment.
    await pause(100);
    cut(request);
  }
  return ended;
}

/** Resumes at the server's offset, with cuts, until the server is killed or the file is complete. */
async function goOn(sending: Sending, child: ChildProcess, cuts: { done: number; sent: number }): Promise<number> {
  for (;;) {
    const from = await offsetOf(sending);
    if (cuts.done === CUTS) {
      cuts.sent += BYTES - from;
      return send(sending, from, BYTES);
    }
    cuts.done += 1;
    const until = Math.max(from + MEGABYTE, Math.floor((BYTES * cuts.done) / (CUTS + 1)));
    cuts.sent += until - from;
    const isKilled = KILLED_AT.includes(cuts.done);
    await send(sending, from, until, (request) => {
      if (isKilled) child.kill('SIGKILL');
      request.destroy();
    });
    if (isKilled) return 0;
  }
}

const hashOf = async (source: AsyncIterable<Uint8Array>) => {
  const hash = crypto.createHash('sha256');
  for await (const part of source) hash.update(part);
  return hash.digest('hex');
};

/** Hash of the bytes as downloaded. */
async function hashThere({ origin, token, id }: Sending): Promise<string> {
  const answer = await fetch(origin + fillPath(videoUploadsApi.film.path, { id }), {
    headers: { Authorization: `JWT ${token}` },
  });
  const { data } = (await answer.json()) as { data: NewFilm };
  const film = await fetch(origin + data.url);
  return film.body ? hashOf(film.body as unknown as AsyncIterable<Uint8Array>) : '';
}

async function bringIn(place: Place, film: string): Promise<Figure[]> {
  await withDatabase(place, () => addAdmin());
  const cuts = { done: 0, sent: 0 };
  let [id, status, kills, there] = ['', 0, -1, ''];
  const { ms } = await timed(async () => {
    while (status === 0) {
      kills += 1;
      status = await withProcess(place, async (origin, child) => {
        const token = (await signIn(origin, ADMIN)).apiInfo.accessToken;
        id ||= await begin(origin, token);
        const sending = { origin, token, film, id };
        const answered = await goOn(sending, child, cuts);
        if (answered === 200) there = await hashThere(sending);
        return answered;
      });
    }
  });
  const isEqual = there === (await hashOf(fs.createReadStream(film)));
  return [
    { name: 'the film', value: BYTES / MEGABYTE, unit: 'MB' },
    { name: 'connections cut', value: cuts.done, goal: { is: CUTS } },
    { name: 'servers killed among them', value: kills, goal: { is: KILLED_AT.length } },
    { name: 'answered with', value: status, goal: { is: 200 } },
    { name: 'bytes equal', value: isEqual ? 'yes' : 'no', goal: { is: 'yes' } },
    { name: 'sent more than once', value: (100 * (cuts.sent - BYTES)) / BYTES, unit: '%' },
    { name: 'until it was read and given back', value: ms / 1000, unit: 's' },
  ];
}

/** A large film whose connection is cut repeatedly, and whose server is killed. */
export const measureVideoUpload = (): Promise<Section> =>
  withFolder(async (folder) => {
    const film = await makeLongFilm(folder, BYTES);
    return {
      title: 'A large film through cut connections and killed servers',
      figures: await bringIn({ folder }, film),
    };
  });
