import { configDefaults, defineConfig } from 'vitest/config';

const quick = [
  'src/**/*.test.{ts,tsx}',
  'bench/**/*.test.mjs',
  'bin/**/*.test.mjs',
  'test/spec/**/*.test.ts',
  'test/boundaries/**/*.test.ts',
];

/** Beside the code, but of a second and more each: thousands of random cases, pictures, servers that wait. */
const thorough = [
  'src/model/everyCharacter.test.ts',
  'src/search/engine/earlierIndex.test.ts',
  'src/search/engine/oracle.test.ts',
  'src/search/protocol/limits.test.ts',
  'src/search/protocol/marks.test.ts',
  'src/search/text/tokenize.test.ts',
  'src/node/build/cards/drawCards.test.ts',
  'src/node/build/images/imagePipeline.test.ts',
  'src/node/build/links/anyLink.test.ts',
  'src/node/build/webApp/drawIcon.test.ts',
  'src/node/content/anyFrontMatter.test.ts',
  'src/node/content/frontMatter/readSimpleYaml.test.ts',
  'src/node/content/mdx/code/plainRegExp.test.ts',
  'src/node/content/mdx/math/formulas.test.ts',
  'src/node/dev/openVite.test.ts',
  'src/node/serve/hostileRequests.test.ts',
  'src/node/serve/inTurn.test.ts',
  'src/node/serve/siteServer.test.ts',
  'src/node/serve/swap.test.ts',
  'src/node/serve/views/endpoint.test.ts',
];

/** `unit` is the quick part that `npm run check` runs; `conformance` drives the built engine and takes longer. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: quick, exclude: [...configDefaults.exclude, ...thorough] },
      },
      {
        extends: true,
        test: {
          name: 'conformance',
          include: ['test/**/*.test.ts', ...thorough],
          exclude: [...configDefaults.exclude, 'test/{e2e,spec,boundaries}/**'],
        },
      },
    ],
    environment: 'node',
    // Node would read these certificates at the start of each of the many processes; what a test trusts it says itself.
    env: { NODE_EXTRA_CA_CERTS: '' },
    // Style sheets that a module takes as text are there as they are.
    css: true,
    // No test fails because a machine is busy; what hangs for ever is ended all the same.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    pool: 'forks',
    // A process for each file would take longer to start than its tests take to run.
    isolate: false,
  },
});
