/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

/** Packages that are ES modules only or load parts of themselves lazily, which jest must transform. */
const ES_MODULES = [
  'rettime',
  'until-async',
  '@open-draft/deferred-promise',
  'firebase',
  '@firebase',
  'jose',
  'uuid',
  '@electric-sql/pglite',
  '@tus',
  'srvx',
];

async function project(config: Config): Promise<Config> {
  const complete = await createJestConfig({
    roots: ['<rootDir>/__tests__'],
    testPathIgnorePatterns: ['<rootDir>/__tests__/e2e/'],
    restoreMocks: true,
    ...config,
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', ...config.moduleNameMapper },
  })();
  const [transformer] = Object.values(complete.transform ?? {});
  return {
    ...complete,
    transform: { ...complete.transform, ...(transformer && { '\\.cjs$': transformer }) },
    transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`],
  };
}

/** Tests of screens and browser code are `.test.tsx`; all others are `.test.ts` and run in Node. */
export default async (): Promise<Config> => ({
  // Memory left behind by tests slows down later ones.
  workerIdleMemoryLimit: '1500MB',
  testSequencer: '<rootDir>/__tests__/support/longest-first.mjs',
  projects: [
    await project({
      displayName: 'browser',
      testMatch: ['**/*.test.tsx'],
      testEnvironment: '<rootDir>/__tests__/support/browser-environment.ts',
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/jest-setup-browser.ts'],
      moduleNameMapper: {
        '^axios$': 'axios/dist/browser/axios.cjs',
        // A style sheet in the page makes every query compute styles in full (light-styles.ts).
        '^react-toastify$': 'react-toastify/unstyled',
        '^@popperjs/core$': '<rootDir>/__tests__/support/popper-without-layout.ts',
        '^tus-js-client$': '<rootDir>/node_modules/tus-js-client/lib.es5/browser/index.js',
      },
    }),
    await project({
      displayName: 'node',
      globalSetup: '<rootDir>/__tests__/support/global-setup.ts',
      globalTeardown: '<rootDir>/__tests__/support/global-teardown.ts',
      testMatch: ['**/*.test.ts'],
      testEnvironment: '<rootDir>/__tests__/support/node-environment.ts',
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/jest-setup-node.ts'],
    }),
  ],
});
