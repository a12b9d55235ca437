import { createContext, runInContext } from 'node:vm';
import { serveRealtime } from '../support/realtime-place';

const place = serveRealtime();

it('the SDK that polls from a browser is told at once that this is not served', async () => {
  const answer = await fetch(`${place.origin}/.lp?start=t&ser=1&cb=7&v=5`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  const heard = jest.fn();
  runInContext(await answer.text(), createContext({ parent: { pRTLPCB7: heard } }));
  const shutdown = { t: 'c', d: { t: 's', d: expect.stringMatching(/WebSocket.*forceWebSockets/) as string } };
  expect(JSON.parse(JSON.stringify(heard.mock.calls))).toEqual([[0, [shutdown]]]);
});

it.each(['', 'x', '7;alert(1)', '1234567890'])(
  'the callback “%s” is none of the SDK and gets no script',
  async (cb) => {
    const answer = await fetch(`${place.origin}/.lp?${new URLSearchParams({ start: 't', cb }).toString()}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json']);
  },
);
