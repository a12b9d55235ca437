/** It brings no types: it is jsdom, with what Node itself has for fetching. */
declare module 'jest-fixed-jsdom' {
  import { TestEnvironment } from 'jest-environment-jsdom';

  export = TestEnvironment;
}
