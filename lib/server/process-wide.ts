const shelf = Symbol.for('bomb.process-wide');
const shared = globalThis as { [shelf]?: Map<string, unknown> };

/**
 * One value for the whole process. The server and each bundled API route load their own copies of modules, so anything
 * that must exist once (a connection, a queue) cannot be a module variable.
 */
export function processWide<Value>(name: string, make: () => Value): Value {
  const values = (shared[shelf] ??= new Map());
  if (!values.has(name)) values.set(name, make());
  return values.get(name) as Value;
}
