/** Fails a test that writes a warning or an error to the console. One that means to replaces the method itself. */
export function expectQuietConsole(): void {
  const written: unknown[][] = [];

  beforeEach(() => {
    written.length = 0;
    for (const method of ['error', 'warn'] as const) {
      jest.spyOn(console, method).mockImplementation((...words) => written.push(words));
    }
  });

  afterEach(() => {
    expect(written).toEqual([]);
  });
}
