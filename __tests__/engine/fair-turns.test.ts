import { FairTurns } from '@/lib/server/db/embedded/fair-turns';

/** Turns on a clock that only the test moves; `served` lists who had a turn, in order. */
function turnsOf() {
  let now = 0;
  const served: string[] = [];
  const turns = new FairTurns(() => now);
  const ask = (who: string) => turns.take(who).then(() => served.push(who));
  const work = async (milliseconds: number) => {
    now += milliseconds;
    turns.giveBack();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { turns, served, ask, work, pass: (milliseconds: number) => (now += milliseconds) };
}

it('equals come in the order they asked', async () => {
  const { served, ask, work } = turnsOf();
  for (const who of ['a', 'b', 'c']) void ask(who);
  for (let turn = 0; turn < 3; turn += 1) await work(1);
  expect(served).toEqual(['a', 'b', 'c']);
});

it('whoever used it least is next', async () => {
  const { served, ask, work } = turnsOf();
  void ask('large');
  void ask('large');
  void ask('small');
  await work(50);
  void ask('small');
  await work(5);
  await work(5);
  await work(50);
  expect(served).toEqual(['large', 'small', 'small', 'large']);
});

it('nobody is passed over for longer than a quarter of a second', async () => {
  const { served, ask, work } = turnsOf();
  void ask('large');
  await work(1000);
  void ask('first');
  void ask('large');
  for (let turn = 0; turn < 6; turn += 1) {
    void ask(`small ${turn}`);
    await work(100);
  }
  expect(served.indexOf('large', 1)).toBe(4);
});

it('a turn that nobody has is not given back twice', async () => {
  const { turns, served, ask, work } = turnsOf();
  turns.giveBack();
  void ask('a');
  void ask('b');
  await work(1);
  turns.giveBack();
  turns.giveBack();
  void ask('c');
  await work(1);
  expect(served).toEqual(['a', 'b', 'c']);
});

it('of many callers it forgets those who did not come for longest', async () => {
  const { served, ask, work } = turnsOf();
  void ask('old');
  await work(100);
  for (let number = 0; number < 500; number += 1) {
    void ask(`other ${number}`);
    await work(1);
  }
  void ask('a');
  void ask('other 499');
  void ask('old');
  for (let turn = 0; turn < 3; turn += 1) await work(1);
  expect(served.slice(-3)).toEqual(['a', 'old', 'other 499']);
});
