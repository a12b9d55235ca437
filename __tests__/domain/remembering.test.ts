import { remembering } from '@/lib/domain/text/remembering';

const counted = (most: number) => {
  const asked: string[] = [];
  const upper = remembering((text) => {
    asked.push(text);
    return text.toUpperCase();
  }, most);
  return { asked, upper };
};

it('works out what it was asked before once', () => {
  const { asked, upper } = counted(2);
  expect(['silk', 'silk', '', ''].map(upper)).toEqual(['SILK', 'SILK', '', '']);
  expect(asked).toEqual(['silk', '']);
});

it('forgets the oldest beyond so many', () => {
  const { asked, upper } = counted(2);
  for (const text of ['a', 'b', 'c', 'b', 'a']) upper(text);
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});

it('does not keep long texts', () => {
  const { asked, upper } = counted(2);
  for (let time = 0; time < 2; time += 1) upper('x'.repeat(201));
  expect(asked).toHaveLength(2);
});
