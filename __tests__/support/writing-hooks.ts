import { readText, sourceFiles } from './repository-files';

const QUERIES = 'lib/client/queries';

/** Hooks that get their endpoint from the screen. */
const OF_ENDPOINT = ['useOrderStep', 'useMergeAction'];

/** A hook with one of these reads, unless it has a mutation as well. */
const READ = /\buse(?:Infinite)?Query[(<]/;
const MUTATION = /\buse(?:Mutation|Change)\(/;

/** Helpers of other hooks, and hooks that call nothing. */
const NO_CALL = [
  ...['useChange', 'useKeepCatalog', 'useTakeOut', 'useRememberChosen', 'usePrefetchList', 'useFollowCampaigns'],
];

export interface FoundHook {
  /** As the table names it: `useHandOver`, `orders.useAdd`, `buyers.useAction(paymentsApi.receive)`. */
  name: string;
  /** What exports it, and its name there. */
  exported: string;
  method?: string;
  /** `paymentsApi.receive`, when a screen passes it. */
  endpoint?: string;
}

const hooksIn = (file: string): FoundHook[] =>
  readText(file)
    .split(/^(?=(?:export )?(?:async )?(?:const|function|interface|type) )/m)
    .flatMap((text) => {
      const name = /^export (?:const|function) (use[A-Z]\w*)/.exec(text)?.[1];
      if (!name || [...NO_CALL, ...OF_ENDPOINT].includes(name)) return [];
      return READ.test(text) && !MUTATION.test(text) ? [] : [{ name, exported: name }];
    });

const SCREENS = ['components', 'pages', 'lib/client']
  .flatMap(sourceFiles)
  .filter((file) => !file.includes('pages/api'));

/** `orders.useAdd()` of a screen. */
const ofResource = (text: string): FoundHook[] =>
  [...text.matchAll(/^(?! \*).*\b([a-z]\w+)\.(useAdd|useUpdate)\(/gm)].map(([, exported = '', method = '']) => ({
    ...{ name: `${exported}.${method}`, exported, method },
  }));

/** `buyers.useAction(paymentsApi.receive)` or `useOrderStep(subOrdersApi.close)` of a screen. */
function ofEndpoint(text: string): FoundHook[] {
  const calls = text.matchAll(/(?:\b(\w+)\.)?\b(useAction|useOrderStep|useMergeAction)\(\s*(\w+Api\.\w+)/g);
  return [...calls].map(([, resource, hook = '', endpoint = '']) =>
    resource
      ? { name: `${resource}.${hook}(${endpoint})`, exported: resource, method: hook, endpoint }
      : { name: `${hook}(${endpoint})`, exported: hook, endpoint },
  );
}

/** Every hook that writes, as the program text tells; a new one is found by itself. */
export function findWritingHooks(): FoundHook[] {
  const own = sourceFiles(QUERIES).flatMap(hooksIn);
  const onScreens = SCREENS.filter((file) => !file.startsWith(QUERIES)).flatMap((file) => {
    const text = readText(file);
    return [...ofResource(text), ...ofEndpoint(text)];
  });
  const byName = new Map([...own, ...onScreens].map((hook) => [hook.name, hook]));
  return [...byName.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Modules of the hooks. */
export const hookModules = (): string[] => sourceFiles(QUERIES).map((file) => `@/${file.replace(/\.ts$/, '')}`);
