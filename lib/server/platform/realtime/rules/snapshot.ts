import type { Json } from '@/lib/domain/chat/layout';
import type { View } from '../store/view';
import { joined, parentAndKey, segmentsOf } from '../tree/paths';
import { isBranch } from '../tree/values';

/** A place in the tree as seen by rules: read lazily. */
export class Snapshot {
  constructor(
    private readonly view: View,
    private readonly path: string,
  ) {}

  private read(): Json {
    return this.view.at(this.path);
  }

  val(): Json {
    return this.read();
  }

  exists(): boolean {
    return this.read() !== null;
  }

  child(path: string): Snapshot {
    return new Snapshot(this.view, joined(this.path, segmentsOf(path).join('/')));
  }

  parent(): Snapshot {
    return new Snapshot(this.view, parentAndKey(this.path)[0]);
  }

  hasChild(path: string): boolean {
    return this.child(path).exists();
  }

  hasChildren(keys?: readonly string[]): boolean {
    return keys ? keys.every((key) => this.hasChild(key)) : isBranch(this.read());
  }

  isString(): boolean {
    return typeof this.read() === 'string';
  }

  isNumber(): boolean {
    return typeof this.read() === 'number';
  }

  isBoolean(): boolean {
    return typeof this.read() === 'boolean';
  }
}
