import vm, { type CompileFunctionOptions, type Script } from 'node:vm';

type Options = CompileFunctionOptions & { importModuleDynamically?: (...given: unknown[]) => unknown };

interface Compiled {
  script: Script;
  /** Belongs to the realm that currently runs it. */
  importing: Options['importModuleDynamically'];
}

const compiled = new Map<string, Compiled>();

/** Globals that no test replaces: in a realm, looking up a global takes longer than calling it. */
const GLOBALS = [
  'Object,Array,String,Number,Boolean,Symbol,Function,RegExp,Map,Set,WeakMap,WeakSet,Promise,Proxy,Reflect,JSON,Math',
  'BigInt,Error,TypeError,RangeError,Buffer,ArrayBuffer,DataView,Uint8Array,Int32Array,Float64Array',
  'parseInt,parseFloat,isNaN,process,window,document',
].join();

function compile(source: string, parameters: readonly string[], { filename, importModuleDynamically }: Options) {
  const beginning = `(()=>{let{${GLOBALS}}=globalThis;return function(${parameters.join()}){`;
  const one: Compiled = {
    importing: importModuleDynamically,
    script: new vm.Script(`${beginning}${source}\n}})()`, {
      filename,
      columnOffset: -beginning.length,
      importModuleDynamically: ((...given: unknown[]) => one.importing?.(...given)) as never,
    }),
  };
  compiled.set(`${filename} ${source}`, one);
  return one;
}

const { compileFunction } = vm;

/**
 * Jest compiles each module again for each test file, because each file has its own realm. Here a process compiles a
 * module once and runs it in every realm: realms stay isolated and share only the compiled code.
 */
function compileOnce(source: string, parameters: readonly string[] = [], options: Options = {}) {
  const { parsingContext, filename, importModuleDynamically } = options;
  if (!parsingContext) return compileFunction(source, parameters, options as CompileFunctionOptions);
  const one = compiled.get(`${filename} ${source}`) ?? compile(source, parameters, options);
  one.importing = importModuleDynamically;
  return one.script.runInContext(parsingContext) as ReturnType<typeof compileFunction>;
}

/** Lets go of the realm that ended: a module that only one test file loads would keep its realm for good. */
export function forgetRealm(): void {
  for (const one of compiled.values()) one.importing = undefined;
}

Object.assign(vm, { compileFunction: compileOnce });
