import path from 'node:path';
import { build, type Plugin } from 'esbuild';

/** Virtual files, by their path from the repository's root. */
type Planted = Readonly<Record<string, string>>;

const ROOT = process.cwd();

/** Imports every file once, so that one build reads all of them. */
const ENTRY = 'all-files.ts';

/** Serves the virtual files under their paths. */
const plant = (planted: Planted): Plugin => ({
  name: 'planted files',
  setup: ({ onResolve, onLoad }) => {
    const placeOf = (at: string) => path.relative(ROOT, at);
    const find = (at: string) => [at, `${at}.ts`, `${at}.tsx`].find((file) => placeOf(file) in planted);
    onResolve({ filter: /^[./@]/ }, ({ path: asked, resolveDir }) => {
      const file = find(asked.startsWith('@/') ? path.join(ROOT, asked.slice(2)) : path.resolve(resolveDir, asked));
      return file ? { path: file } : undefined;
    });
    onLoad({ filter: /planted/ }, ({ path: file }) => {
      const contents = planted[placeOf(file)];
      return contents === undefined ? undefined : { contents, loader: 'tsx', resolveDir: path.dirname(file) };
    });
  },
});

/** Our files that each file loads, eagerly or lazily; type imports do not count. */
export async function importGraph(files: readonly string[], planted: Planted = {}): Promise<Map<string, string[]>> {
  const all = [...files, ...Object.keys(planted)].map((file) => `import ${JSON.stringify(path.join(ROOT, file))};`);
  const { metafile } = await build({
    stdin: { contents: all.join('\n'), resolveDir: ROOT, sourcefile: ENTRY },
    plugins: Object.keys(planted).length > 0 ? [plant(planted)] : [],
    bundle: true,
    write: false,
    metafile: true,
    treeShaking: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    outdir: 'out',
    logLevel: 'error',
    loader: { '.css': 'empty', '.svg': 'empty', '.woff2': 'empty', '.png': 'empty' },
  });
  const ours = Object.entries(metafile.inputs).filter(([file]) => file !== ENTRY);
  return new Map(ours.map(([file, { imports }]) => [file, imports.flatMap((one) => (one.external ? [] : one.path))]));
}

/** Import cycles, one for each file at which a cycle closes. */
export function circlesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const state = new Map<string, 'open' | 'done'>();
  const walk = (file: string, way: readonly string[]) => {
    if (state.get(file) === 'open') circles.push([...way.slice(way.indexOf(file)), file]);
    if (state.has(file)) return;
    state.set(file, 'open');
    for (const next of graph.get(file) ?? []) walk(next, [...way, file]);
    state.set(file, 'done');
  };
  for (const file of graph.keys()) walk(file, []);
  return circles;
}
