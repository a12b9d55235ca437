/** React's warning to tests about updates they did not await; a response may come at any time. */
const TEST_TOOL_ADVICE = 'not wrapped in act(';

/** Fails a test that logs a warning or an error to the console. A test that means to replaces the method itself. */
export function expectQuietConsole(): void {
  const written: unknown[][] = [];

  beforeEach(() => {
    written.length = 0;
    for (const method of ['error', 'warn'] as const) {
      jest.spyOn(console, method).mockImplementation((...words) => {
        if (!String(words[0]).includes(TEST_TOOL_ADVICE)) written.push(words);
      });
    }
  });

  afterEach(() => {
    expect(written).toEqual([]);
  });
}
