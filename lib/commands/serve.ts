import './unread-output';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import next from 'next';
import { startChat } from '../server/areas/chat/start-service';
import { startJobWorker } from '../server/background/job-worker';
import { prepareVerification } from '../server/auth/passwords';
import { answerSnapshots } from '../server/platform/backup/snapshot-socket';
import { SECOND } from '../server/clock';
import { openDatabase, type Database } from '../server/db/database';
import { loadTaxonomy } from '../server/seed/load-taxonomy';
import { env } from '../server/env';
import { answeringCalls } from '../server/http/answer-calls';
import { sendingBuiltFiles } from '../server/http/built-files';
import { readCompressedFiles } from '../server/http/compressed-files';
import { readPageScripts } from '../server/http/page-scripts';
import { refusedRealtime, upgradesTo } from '../server/http/realtime-address';
import { isBuiltIn } from '../server/platform/realtime/realtime';
import { type RealtimeServer, startRealtime } from '../server/platform/realtime/realtime-server';
import { createHttpServer } from '../server/http/http-server';
import { refusedEarly } from '../server/http/refuse-early';
import { securityHeaders } from '../server/http/security-headers';
import { longAddress } from '../server/http/short-address';
import { localAddress } from '../server/auth/local-firebase/address';
import { log } from '../server/log';
import { tellOwnAddress } from '../server/own-address';
import { releaseMemory } from './release-memory';

/** Time for in-flight requests to finish. */
const DRAIN_TIME = 10 * SECOND;

/** Time for jobs to reach their next step and the database to be closed; after it the process exits even so. */
const CLOSE_TIME = 15 * SECOND;

/** Connections that may wait to be accepted; Node.js defaults to 511, which a sudden crowd overruns. */
const BACKLOG = 4096;

interface Options {
  isDevelopment?: boolean;
  /** Runs once the tables exist, before the server accepts connections. */
  prepare?: (database: Database) => Promise<void>;
}

/** Paths only: no asterisk, no other host, no broken percent sign. */
function isReadable(pathname: string): boolean {
  try {
    return decodeURI(pathname).startsWith('/');
  } catch {
    return false;
  }
}

async function createServer(isDevelopment: boolean, sockets: Pick<RealtimeServer, 'accept'>): Promise<http.Server> {
  const { HOST: hostname, PORT: port } = env();
  // Otherwise Next.js takes over every connection that asks for an upgrade and never answers it.
  const httpServer = isDevelopment ? undefined : http.createServer();
  const app = next({ dev: isDevelopment, dir: process.cwd(), hostname, port, httpServer });
  await app.prepare();
  const answer = app.getRequestHandler();
  const buildFolder = path.join(process.cwd(), '.next');
  const hashesOf = isDevelopment ? () => [] : readPageScripts(buildFolder);
  const takeCompressed = isDevelopment ? () => undefined : readCompressedFiles(buildFolder);
  const sendBuiltFile: ReturnType<typeof sendingBuiltFiles> = isDevelopment
    ? (_request, _response, otherwise) => otherwise()
    : sendingBuiltFiles(buildFolder);
  const answeredCall = isDevelopment ? () => false : answeringCalls(buildFolder);
  const headersOfCalls = securityHeaders({ hashes: [], isDevelopment });
  const listener: http.RequestListener = (request, response) => {
    request.url = longAddress(localAddress(request.url ?? '/'));
    const pathname = request.url.split('?')[0] ?? '/';
    if (!isReadable(pathname)) return void response.writeHead(400, { Connection: 'close' }).end();
    if (refusedRealtime(request.url, response)) return;
    const isCall = pathname.startsWith('/api/');
    const headers = isCall ? headersOfCalls : securityHeaders({ hashes: hashesOf(pathname), isDevelopment });
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (isCall && (refusedEarly(request, response) || answeredCall(request, response))) return;
    takeCompressed(request, response);
    sendBuiltFile(request, response, () =>
      answer(request, response).catch((error: unknown) => {
        log.error({ error: String(error), pathname }, 'an answer failed');
        response.destroy();
      }),
    );
  };
  const upgrade = upgradesTo(
    (...connection) => sockets.accept(...connection),
    listener,
    // Hot reload has its own socket, which stays open without traffic.
    (path) => isDevelopment && path.startsWith('/_next/'),
  );
  return isDevelopment ? http.createServer(listener).on('upgrade', upgrade) : createHttpServer(listener, { upgrade });
}

const listen = (server: http.Server) =>
  new Promise<AddressInfo>((resolve, reject) => {
    server.once('error', reject);
    const { PORT: port, HOST: host } = env();
    server.listen({ port, host, backlog: BACKLOG }, () => resolve(server.address() as AddressInfo));
  });

/** Closes sockets, accepts no new requests, finishes in-flight ones, then closes the resources they used. */
async function stop(
  server: http.Server,
  realtime: RealtimeServer | undefined,
  close: () => Promise<void>,
): Promise<void> {
  const overdue = setTimeout(() => {
    log.warn('calls that did not end in time were cut off');
    server.closeAllConnections();
  }, DRAIN_TIME);
  setTimeout(() => process.exit(1), DRAIN_TIME + CLOSE_TIME).unref();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  await realtime?.close();
  // Repeated, because browsers keep a connection open after the last in-flight response.
  const sweep = setInterval(() => server.closeIdleConnections(), SECOND / 10);
  await closed;
  clearInterval(sweep);
  clearTimeout(overdue);
  await close();
}

/** Opens the database, serves pages and API calls, and stops cleanly on SIGTERM and SIGINT. Returns the address. */
export async function serve({ isDevelopment = false, prepare }: Options = {}): Promise<string> {
  // Pages are prepared while the engine opens its tables.
  const sockets: Pick<RealtimeServer, 'accept'> = { accept: (_, socket) => void socket.destroy() };
  const making = createServer(isDevelopment, sockets);
  making.catch(() => {});
  const database = await openDatabase(env());
  try {
    await loadTaxonomy();
    await prepare?.(database);
    await prepareVerification();
    const server = await making;
    const realtime = isBuiltIn() ? await startRealtime() : undefined;
    if (realtime) sockets.accept = realtime.accept;
    releaseMemory();
    const { port } = await listen(server);
    tellOwnAddress(`http://127.0.0.1:${port}`);
    const chat = startChat();
    const worker = env().WORKER ? startJobWorker() : undefined;
    const snapshots = database.kind === 'embedded' ? await answerSnapshots(database, env().DATA_DIR) : undefined;
    const close = async () => {
      await chat.stop();
      await worker?.stop();
      await snapshots?.close();
      await database.close();
    };
    let isStopping = false;
    const handleSignal = (signal: string) => {
      if (isStopping) return;
      isStopping = true;
      log.info({ signal }, 'stopping');
      stop(server, realtime, close).then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ error: String(error) }, 'could not stop cleanly');
          process.exit(1);
        },
      );
    };
    process.on('SIGTERM', handleSignal);
    process.on('SIGINT', handleSignal);
    log.info({ port, engine: database.kind }, 'ready');
    return `http://${env().HOST.includes(':') ? `[${env().HOST}]` : env().HOST}:${port}`;
  } catch (error) {
    await database.close();
    throw error;
  }
}
