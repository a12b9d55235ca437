import { execFile } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { withFolder } from './processes';
import { thenUndo } from './undo';

export const REACT_ADMIN = 'react-admin@5.15.4';

/** The element of its page that shows a record. */
export const SHOWN_RECORD = '.RaShow-main';

/** The storage item with its Authorization header: it has no sign-in to go through. */
export const AUTHORIZATION_ITEM = 'bench-authorization';

/** The list as its documentation builds it: the same call, with as many rows and columns as ours. */
const PAGE = `
  import { createElement as h } from 'react';
  import { createRoot } from 'react-dom/client';
  import { Admin, Datagrid, DateField, List, NumberField, Resource, Show, SimpleShowLayout, TextField } from 'react-admin';

  const headers = { Authorization: localStorage.getItem('${AUTHORIZATION_ITEM}') };
  const ask = async (path) => (await (await fetch('${sellersApi.list.path}' + path, { headers })).json()).data;
  const dataProvider = {
    getList: async (_resource, { pagination }) => {
      const { rows, count } = await ask('?limit=' + pagination.perPage);
      return { data: rows, total: count.value };
    },
    getOne: async (_resource, { id }) => ({ data: await ask('/' + id) }),
  };
  const text = (source) => h(TextField, { source });
  const date = (source) => h(DateField, { source });
  const Sellers = () =>
    h(List, { perPage: 50 },
      h(Datagrid, { rowClick: 'show' }, text('businessName'), text('status'), text('contactName'), text('phoneNumbers'),
        text('market.name'), h(NumberField, { source: 'qualityScore' }), text('salesman.name'), text('superSeller'),
        date('lastActivityAt'), h(NumberField, { source: 'minimumOrderValue' }), date('createdAt')));
  const Seller = () =>
    h(Show, null,
      h(SimpleShowLayout, null, text('businessName'), text('status'), text('contactName'), text('phoneNumbers'),
        text('market.name'), h(NumberField, { source: 'qualityScore' }), date('lastActivityAt'), date('createdAt')));
  createRoot(document.getElementById('root')).render(
    h(Admin, { dataProvider, disableTelemetry: true }, h(Resource, { name: 'sellers', list: Sellers, show: Seller })),
  );
`;

const HTML =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Sellers</title>' +
  '<div id="root"></div><script type="module" src="/page.js"></script></html>';

/** Its single script, minified like ours, and its size as sizes are reported. */
async function bundle(folder: string): Promise<{ script: Buffer; gzipBytes: number }> {
  fs.writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--silent'];
  await promisify(execFile)('npm', ['install', REACT_ADMIN, ...options], { cwd: folder });
  const { outputFiles } = await build({
    stdin: { contents: PAGE, resolveDir: folder },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const source = outputFiles[0]?.contents ?? '';
  return { script: brotliCompressSync(source), gzipBytes: gzipSync(source).length };
}

/** Forwards a call to the product's server, so that both pages use the same server. */
function forward(request: http.IncomingMessage, response: http.ServerResponse, origin: string): void {
  const { authorization = '' } = request.headers;
  http.get(origin + request.url, { headers: { authorization } }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, { 'Content-Type': 'application/json' });
    answer.pipe(response);
  });
}

/** Serves the list of react-admin over the API at the origin. @throws when its packages cannot be installed. */
export const withReactAdmin = <Result>(
  apiOrigin: string,
  work: (page: { origin: string; scriptBytes: number }) => Promise<Result>,
): Promise<Result> =>
  withFolder(async (folder) => {
    const { script, gzipBytes } = await bundle(folder);
    const server = http.createServer((request, response) => {
      if (request.url?.startsWith('/api/')) return forward(request, response, apiOrigin);
      const isScript = request.url === '/page.js';
      response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
      if (isScript) response.setHeader('Content-Encoding', 'br');
      response.end(isScript ? script : HTML);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const close = () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections());
    return thenUndo(close, () => work({ origin, scriptBytes: gzipBytes }));
  });
