/** The text of another server's response; null, without reading on, once it exceeds this many bytes. */
export async function shortAnswer(answer: Response, mostBytes: number): Promise<string | null> {
  const reader = answer.body?.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done || !value) return Buffer.concat(parts).toString('utf8');
    length += value.length;
    if (length > mostBytes) {
      await reader?.cancel();
      return null;
    }
    parts.push(value);
  }
}
