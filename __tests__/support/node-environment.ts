import { TestEnvironment } from 'jest-environment-node';
import { forgetRealm } from './compile-once';
import { EngineKeeper, type Tables } from './kept-engine';

/** Outlives the test files of this process, each of which has a world of its own. */
const keeper = new EngineKeeper();

/** Texts that test files of this process share, by name. */
const sharedTexts = new Map<string, string>();

/** Node, with an embedded engine and texts that test files pass on to each other. */
export default class NodeEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    // A function of this file's own: what stands in its world is taken apart when it ends.
    this.global.takeEngine = (tables: Tables) => keeper.take(tables);
    this.global.sharedTexts = sharedTexts;
  }

  override async teardown(): Promise<void> {
    await keeper.takeBack();
    await super.teardown();
    forgetRealm();
  }
}
