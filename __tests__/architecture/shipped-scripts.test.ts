import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import shippedContract from '@/lib/commands/shipped-contract.mjs';
import nextConfig from '../../next.config.js';

const FOLDER = 'lib/contracts';
const FILES = fs.readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));

const CONTRACT = `const lotsApi = {
  get: endpoint({
    id: 'lots.get',
    summary:
      \`One lot of \${many}, \` +
      'or two.',
    answer: z.object({ summary: z.string() }),
  }),
};
`;

it('a contract is shipped without the summaries of its calls', () => {
  expect(shippedContract(CONTRACT).replace(/\s+/g, ' ')).toBe(
    "const lotsApi = { get: endpoint({ id: 'lots.get', answer: z.object({ summary: z.string() }), }), }; ",
  );
});

it('no shipped contract has a summary, and each can be read', () => {
  for (const name of FILES) {
    const shipped = shippedContract(fs.readFileSync(path.join(FOLDER, name), 'utf8'));
    expect({ name, summaries: shipped.match(/^ +summary:\s*['`]/gm) }).toEqual({ name, summaries: null });
    expect(ts.transpileModule(shipped, { reportDiagnostics: true }).diagnostics).toEqual([]);
  }
});

it('every part of a library that browsers are spared is where it is looked for', () => {
  const config = { resolve: { alias: {} }, output: {}, module: { rules: [] }, plugins: [] };
  const context = { dev: false, isServer: false, webpack: { BannerPlugin: class {}, Compilation: {} } };
  nextConfig.webpack?.(config, context as never);
  const files = Object.keys(config.resolve.alias).filter(path.isAbsolute);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !fs.existsSync(file))).toEqual([]);
});
