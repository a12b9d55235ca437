let giveBack = (): void => undefined;

afterEach(() => giveBack());

/** The requests the browser makes from now on, to have it give them up; until the test ends. */
export function browserRequests() {
  const made: XMLHttpRequest[] = [];
  const own = window.XMLHttpRequest;
  giveBack = () => {
    window.XMLHttpRequest = own;
  };
  window.XMLHttpRequest = new Proxy(own, {
    construct(target, args) {
      const request = Reflect.construct(target, args) as XMLHttpRequest;
      made.push(request);
      return request;
    },
  });

  const giveUpLast = (event: 'abort' | 'timeout') => made.at(-1)?.dispatchEvent(new ProgressEvent(event));
  return {
    /** As a browser does when the page is left. */
    dropLast: () => giveUpLast('abort'),
    /** As a browser does when the answer takes longer than the page wants to wait. */
    timeLastOut: () => giveUpLast('timeout'),
  };
}
