import { ProductServer } from './product-server';

/** Starts the product as staff will meet it, for all tests together; what it gives back stops it after the last one. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = new ProductServer();
  process.env.E2E_ADDRESS = await server.ready();
  process.env.E2E_DATA_FOLDER = server.dataFolder;
  const introduction = server.output.length;
  return async () => {
    const { code, output } = await server.stop();
    const complaints = output.slice(introduction).trim();
    if (complaints) throw new Error(`The server complained during the tests:\n${complaints}`);
    if (code !== 0) throw new Error(`The server did not stop cleanly: it exited with ${code}.`);
  };
}
