import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PGlite } from '@electric-sql/pglite';
import { exchangeWith } from '@/lib/server/db/embedded/exchange-with';
import { simpleQuery } from '@/lib/server/db/embedded/protocol-stream';

jest.setTimeout(120_000);

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes in use after garbage collection. */
function held(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

it('nothing of an answer is kept once it is given', async () => {
  const engine = await PGlite.create();
  const ask = async (times: number) => {
    for (let turn = 0; turn < times; turn += 1) {
      const answer = await exchangeWith(engine, new Uint8Array(simpleQuery(`select * from "nothing ${turn}"`)));
      expect(Buffer.from(answer).includes(`nothing ${turn}`)).toBe(true);
    }
  };
  await ask(500);
  const before = held();
  await ask(3000);
  expect(held() - before).toBeLessThan(1_500_000);
  await engine.close();
});
