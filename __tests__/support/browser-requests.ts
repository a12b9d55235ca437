let giveBack = (): void => undefined;

afterEach(() => giveBack());

/** Collects the browser's requests from now on until the test ends, so that they can be aborted. */
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
    /** Like a browser when the page is left. */
    dropLast: () => giveUpLast('abort'),
    /** Like a browser when the response exceeds the page's timeout. */
    timeLastOut: () => giveUpLast('timeout'),
  };
}
