/** It brings no types: it is jsdom, with what Node itself has for fetching. */
declare module 'jest-fixed-jsdom' {
  export { TestEnvironment as default } from 'jest-environment-jsdom';
}
