import FixedJsdom from 'jest-fixed-jsdom';
import { forgetRealm } from './compile-once';

export default class BrowserEnvironment extends FixedJsdom {
  override async teardown(): Promise<void> {
    await super.teardown();
    forgetRealm();
  }
}
