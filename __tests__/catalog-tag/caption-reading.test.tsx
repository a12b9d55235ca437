import { renderHook, waitFor } from '@testing-library/react';
import { useCaptionReading } from '@/components/entities/use-caption-reading';

const CAPTION = 'Pure georgette saree, rate 415';

test('caption values come with the reader, at once when loaded: the first key counts', async () => {
  const first = renderHook(() => useCaptionReading(CAPTION));
  expect(first.result.current.findings).toEqual([]);
  await waitFor(() => expect(first.result.current.findings.length).toBeGreaterThan(0));

  const counts: number[] = [];
  renderHook(() => counts.push(useCaptionReading(CAPTION).findings.length));
  expect(counts[0]).toBeGreaterThan(0);
});
