import { TestEnvironment } from 'jest-environment-node';
import { collectGarbage } from './collect-garbage';
import { forgetRealm } from './compile-once';
import { EngineKeeper, type Tables } from './kept-engine';
import { noteListeners, noteTimers } from './left-behind';

/** Outlives the test files of this process, each of which has a world of its own. */
const keeper = new EngineKeeper();

/** Texts that test files of this process share, by name. */
const sharedTexts = new Map<string, string>();

/** Node, with an embedded engine and texts that test files pass on to each other. */
export default class NodeEnvironment extends TestEnvironment {
  private readonly removeListeners = noteListeners();
  private readonly endTimers = noteTimers(this.global);

  override async setup(): Promise<void> {
    await super.setup();
    // A function of this file's own: what stands in its world is taken apart when it ends.
    this.global.takeEngine = (tables: Tables) => keeper.take(tables);
    this.global.sharedTexts = sharedTexts;
  }

  override async teardown(): Promise<void> {
    await keeper.takeBack();
    this.endTimers();
    this.removeListeners();
    await super.teardown();
    forgetRealm();
    collectGarbage();
  }
}
