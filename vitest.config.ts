import { configDefaults, defineConfig } from 'vitest/config';

const quick = [
  'src/**/*.test.{ts,tsx}',
  'bench/**/*.test.mjs',
  'bin/**/*.test.mjs',
  'test/spec/**/*.test.ts',
  'test/boundaries/**/*.test.ts',
];

/** `unit` is the quick part that `npm run check` runs; `conformance` drives the built engine and takes longer. */
export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: quick } },
      {
        extends: true,
        test: {
          name: 'conformance',
          include: ['test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'test/e2e/**', ...quick],
        },
      },
    ],
    environment: 'node',
    // No test fails because a machine is busy; what hangs for ever is ended all the same.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    pool: 'forks',
    // A process for each file would take longer to start than its tests take to run.
    isolate: false,
    passWithNoTests: true,
  },
});
