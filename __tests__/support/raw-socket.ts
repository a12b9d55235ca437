import { WebSocket } from 'ws';
import { HOUR } from '@/lib/server/clock';
import { LOCAL_PROJECT, signLocally } from '@/lib/server/auth/local-firebase/signing-key';
import { eventually } from './eventually';

/** An identity token like the SDK's, valid for the given time. */
export const idToken = (uid: string, life = HOUR): Promise<string> =>
  signLocally({
    subject: uid,
    issuer: `https://securetoken.google.com/${LOCAL_PROJECT}`,
    audience: LOCAL_PROJECT,
    life,
  });

interface Said {
  t: string;
  d: { r?: number; a?: string; b?: { s?: string; p?: string; d?: unknown } };
}

const open = new Set<WebSocket>();

afterAll(() => {
  for (const socket of open) socket.terminate();
});

/** A socket without the SDK, which can send anything. */
export async function openSocket(origin: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/.ws?v=5&ns=bomb-local`, { headers });
  open.add(socket);
  const heard: Said[] = [];
  const end: { code?: number } = {};
  socket.on('message', (data) => heard.push(JSON.parse(String(data)) as Said));
  socket.on('error', () => {});
  socket.on('close', (code) => (end.code = code));
  await new Promise<void>((resolve) => {
    socket.once('open', () => resolve());
    socket.once('close', () => resolve());
  });
  let count = 0;
  const post = (action: string, body: object) => {
    count += 1;
    socket.send(JSON.stringify({ t: 'd', d: { r: count, a: action, b: body } }));
    return count;
  };
  /** Sends a request. Returns the status word of the response. */
  const ask = async (action: string, body: object): Promise<string> => {
    const number = post(action, body);
    await eventually(() => heard.some(({ d }) => d.r === number) || end.code !== undefined);
    return heard.find(({ d }) => d.r === number)?.d.b?.s ?? `closed ${end.code}`;
  };
  return {
    socket,
    heard,
    post,
    ask,
    signIn: async (uid: string, life?: number) => ask('auth', { cred: await idToken(uid, life) }),
    /** The close code. */
    closed: async () => {
      await eventually(() => end.code !== undefined);
      return end.code;
    },
  };
}
