import { WebSocket } from 'ws';

type Deed = (socket: WebSocket) => void;

const frame = (a: string, b: object) => JSON.stringify({ t: 'd', d: { r: 1, a, b } });
const flood: Deed = (socket) => {
  for (let count = 0; count < 5000; count += 1) socket.send(frame('p', { p: '/messages/x/y', d: count }));
};
const million: Deed = (socket) => socket.send('x'.repeat(1_000_000));
const deep: Deed = (socket) => socket.send(frame('q', { p: '/a'.repeat(400) }));
const nonsense: Deed = (socket) => socket.send('{'.repeat(60_000));
/** Announces a gigabyte and does not send it. */
const gigabyte: Deed = (socket) => {
  const head = Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0x40, 0, 0, 0, 1, 2, 3, 4]);
  (socket as unknown as { _socket: { write: (bytes: Buffer) => void } })._socket.write(head);
};
const deaf: Deed = (socket) => {
  socket.send(frame('q', { p: '/heads' }));
  socket.pause();
};

const DEEDS: readonly Deed[] = [() => undefined, flood, million, deep, nonsense, gigabyte, deaf];

/** Keeps this many hostile sockets active; a closed socket reconnects. Returns a function that stops them. */
export function beHostile(origin: string, count: number): { opened: () => number; stop: () => void } {
  const sockets = new Set<WebSocket>();
  let [opened, isOver] = [0, false];
  const open = (nth: number): void => {
    if (isOver) return;
    opened += 1;
    const headers = nth % 8 === 7 ? { Origin: 'https://elsewhere.example' } : {};
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/.ws?v=5&ns=bomb-local`, { headers });
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('open', () => DEEDS[nth % DEEDS.length]?.(socket));
    socket.on('close', () => {
      sockets.delete(socket);
      setTimeout(() => open(nth), 500);
    });
  };
  for (let nth = 0; nth < count; nth += 1) open(nth);
  return {
    opened: () => opened,
    stop: () => {
      isOver = true;
      for (const socket of sockets) socket.terminate();
    },
  };
}
