import FixedJsdom from 'jest-fixed-jsdom';
import { collectGarbage } from './collect-garbage';
import { forgetRealm } from './compile-once';
import { noteListeners } from './left-behind';

export default class BrowserEnvironment extends FixedJsdom {
  private readonly removeListeners = noteListeners();

  override async teardown(): Promise<void> {
    this.removeListeners();
    await super.teardown();
    forgetRealm();
    collectGarbage();
  }
}
