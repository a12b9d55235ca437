import { foldersIn, ROOT } from './folders.mjs';

/**
 * Who may import whom. A layer names its files, the places it may import from and the advice shown on a violation. The
 * last matching layer applies to a file; a file that matches only the first layer may import none of our code. A place
 * is a folder or a file pattern.
 */
const FACTS = ['config', 'lib/domain', 'lib/contracts'];
const BROWSER = [...FACTS, 'lib/client'];

/** Ordered bottom to top: each may import those before it. */
const SHARED_COMPONENTS = ['ui', 'entities', 'records', 'shell'];
const componentAreas = foldersIn('components').filter((name) => !SHARED_COMPONENTS.includes(name));

const serverAreas = foldersIn('lib/server/areas');
const services = 'lib/server/areas/*/{service,*-service}.ts';
const acrossServices = 'lib/server/across/*/{service,*-service}.ts';
const withoutRepositories = 'lib/server/areas/*/!(*repository).ts';
/** Server floors, bottom to top: each may import those before it, none of those above. */
const FLOORS = ['db', 'auth', 'http', 'platform'].map((name) => `lib/server/${name}`);
const serverFiles = 'lib/server/*.ts';
const upTo = (floor) => [...FACTS, serverFiles, ...FLOORS.slice(0, FLOORS.indexOf(floor) + 1)];
const AREAS = [...upTo('lib/server/platform'), services];
const manifests = 'lib/server/areas/*/area.ts';
/** Above the areas: their registry, features that span areas, background work, seed data. */
const TOP = ['registry', 'across', 'background', 'seed'].map((name) => `lib/server/${name}`);
const SERVER = [...AREAS, ...TOP];

const FLOOR_RULE = 'Server code knows no browser code and no floor above its own: move the piece down, or pass it in.';
const AREA_RULE =
  'An area is reached through its service, never its repository, and knows neither browser code nor what is above it.';

export const LAYERS = [
  {
    name: 'unlisted',
    files: ['{config,lib,components,pages}/**/*'],
    may: [],
    instead: 'This folder has no row in config/lint/layers.mjs: move the file to a layer that has one.',
  },
  {
    name: 'config',
    files: ['config/**/*'],
    may: ['config'],
    instead: 'config is plain data that imports only config: move what uses code to lib/domain.',
  },
  {
    name: 'lib/domain',
    files: ['lib/domain/**/*'],
    may: ['config', 'lib/domain'],
    instead: 'Domain rules are pure and run anywhere: pass the value in as an argument.',
  },
  {
    name: 'lib/contracts',
    files: ['lib/contracts/**/*'],
    may: FACTS,
    instead: 'A contract is shared by both sides: put the rule it needs in lib/domain.',
  },
  {
    name: 'lib/client',
    files: ['lib/client/**/*'],
    may: BROWSER,
    instead: 'Browser code reaches the server through its contract only, and knows no component.',
  },
  {
    name: 'lib/server',
    files: ['lib/server/*'],
    may: [...FACTS, serverFiles],
    instead: FLOOR_RULE,
  },
  ...FLOORS.map((floor) => ({ name: floor, files: [`${floor}/**/*`], may: upTo(floor), instead: FLOOR_RULE })),
  ...serverAreas.map((area) => ({
    name: `lib/server/areas/${area}`,
    files: [`lib/server/areas/${area}/**/*`],
    may: [...AREAS, `lib/server/areas/${area}`],
    instead: AREA_RULE,
  })),
  {
    name: 'lib/server/registry',
    files: ['lib/server/registry/**/*'],
    may: [...upTo('lib/server/platform'), 'lib/server/registry', manifests],
    instead: 'The registry joins manifests: let the area hand the piece out in its area.ts.',
  },
  {
    name: 'lib/server/across',
    files: ['lib/server/across/**/*'],
    may: [...AREAS, 'lib/server/registry', 'lib/server/across'],
    instead: 'What spans all areas finds them in the registry, and uses one by its service.',
  },
  ...['lib/server/background', 'lib/server/seed'].map((top) => ({
    name: top,
    files: [`${top}/**/*`],
    may: [...AREAS, 'lib/server/registry', acrossServices, top],
    instead: 'The top of the server joins areas by what they hand out, never by their repositories.',
  })),
  {
    name: 'lib/commands',
    files: ['lib/commands/**/*'],
    may: [...SERVER, 'lib/commands'],
    instead: 'A command runs on the server: use the services and lib/server.',
  },
  {
    name: '__tests__/harness',
    files: ['__tests__/harness/**/*'],
    may: [...SERVER, 'lib/commands', '__tests__/harness'],
    instead: 'The harness runs without jest and knows no test: use the services, lib/server and lib/commands.',
  },
  {
    name: 'components/ui',
    files: ['components/ui/**/*'],
    may: ['config/@(theme).ts', 'lib/domain', 'components/ui'],
    instead: 'ui knows no domain data and makes no calls: pass the value in as a prop, or move the part to entities.',
  },
  {
    name: 'components/entities',
    files: ['components/entities/**/*'],
    may: [...BROWSER, 'components/ui', 'components/entities'],
    instead: 'Entities are shared by areas and know none: move the shared piece down here or pass it in.',
  },
  {
    name: 'components/records',
    files: ['components/records/**/*'],
    may: [...BROWSER, 'components/ui', 'components/entities', 'components/records'],
    instead: 'The record kit knows no area and no shell: areas hand it what differs.',
  },
  {
    name: 'components/shell',
    files: ['components/shell/**/*'],
    may: [...BROWSER, ...SHARED_COMPONENTS.map((name) => `components/${name}`)],
    instead: 'The shell knows no area: pages hand it their content as children.',
  },
  ...componentAreas.map((area) => ({
    name: `components/${area}`,
    files: [`components/${area}/**/*`],
    may: [...BROWSER, ...SHARED_COMPONENTS.map((name) => `components/${name}`), `components/${area}`],
    instead:
      'An area never imports another area or the server: move the shared piece down to ui, entities or lib/domain.',
  })),
  {
    name: 'components/oversight/words-by-kind.ts',
    files: ['components/oversight/words-by-kind.ts'],
    may: [...BROWSER, 'components'],
    instead: 'The register of the words of every area joins components only.',
  },
  {
    name: 'pages',
    files: ['pages/**/*'],
    may: ['config', 'components'],
    instead: 'A page only picks its screen: put the work in components/<area>.',
  },
  {
    name: 'pages/_app',
    files: ['pages/_app.tsx'],
    may: ['config', 'components', 'lib/client'],
    instead: 'The app frame wires components and lib/client: put the work there.',
  },
  {
    name: 'pages/api',
    files: ['pages/api/**/*'],
    may: ['lib/contracts', serverFiles, ...FLOORS, acrossServices, withoutRepositories],
    instead: 'An API route joins a contract to a service: put the work in lib/server.',
  },
];

/** All of our files: packages are restricted in package-homes.mjs, not here. */
const OURS = [`${ROOT}*.*`, `${ROOT}!(node_modules)/**/*`, `${ROOT}.*/**/*`];

const filesOf = (place) => (/\.\w+$/.test(place) ? place : `${place}/**/*`);

/** Every place is a glob: for a plain path the rule searches all package folders again for every file. */
const zone = ({ may, instead }) => ({
  target: '.',
  from: OURS,
  except: may.map((place) => ROOT + filesOf(place)),
  message: instead,
});

export const layerConfigs = LAYERS.map((layer) => ({
  name: `imports/${layer.name}`,
  files: layer.files,
  rules: { 'import/no-restricted-paths': ['error', { basePath: ROOT, zones: [zone(layer)] }] },
}));
