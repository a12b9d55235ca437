/** It has no types: it is jsdom plus Node's own fetch classes. */
declare module 'jest-fixed-jsdom' {
  import { TestEnvironment } from 'jest-environment-jsdom';

  export = TestEnvironment;
}
