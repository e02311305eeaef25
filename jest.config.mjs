import nextJest from 'next/jest.js';
import { findFfmpeg } from './scripts/setup/ffmpeg.mjs';

const createConfig = nextJest({ dir: import.meta.dirname });

/** ESM-only packages, which must be compiled for jest. */
const esModules = [
  'next-intl',
  'use-intl',
  'intl-messageformat',
  '@formatjs',
  'icu-minify',
  'ky',
  'eventsource-parser',
  'swiper',
  'uuid',
  'kysely',
  'better-auth',
  '@better-auth',
  'better-call',
  '@better-fetch',
  '@noble',
  'jose',
  'defu',
  'nanostores',
  'rou3',
  '@tus',
  'srvx',
  // Dependency of sanitize-html.
  'htmlparser2',
  'domhandler',
  'domutils',
  'dom-serializer',
  'domelementtype',
  'entities',
  'canonicalize',
];

async function project(options) {
  const config = await createConfig({
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/bench/floor/'],
    ...options,
  })();
  return { ...config, transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`] };
}

/** Tests make real films. */
const ffmpeg = await findFfmpeg();
if (ffmpeg) process.env.FFMPEG = ffmpeg;

export default async () => ({
  // What takes a second on an idle machine may take many on a busy one; no test waits for the timeout.
  testTimeout: 60_000,
  projects: [
    // Pure rules and server code without a database.
    await project({
      displayName: 'rules',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{app,components,e2e,lib,scripts,test}/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.(db|nodes|answers)\\.test\\.ts$'],
    }),
    // Components and client code.
    await project({
      displayName: 'screens',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/{app,components,lib}/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/test/setup-screens.ts'],
    }),
    // Everything that needs a database runs on SQLite and on PostgreSQL.
    await project({
      displayName: 'engines',
      testEnvironment: 'node',
      setupFilesAfterEnv: ['<rootDir>/test/cheap-hashes.ts', '<rootDir>/test/setup-engines.ts'],
      testMatch: ['<rootDir>/{app,lib,scripts,test}/**/*.db.test.ts'],
      globalSetup: '<rootDir>/test/start-databases.mjs',
      globalTeardown: '<rootDir>/test/stop-databases.mjs',
    }),
    // What a machine reads, requested from one running product; `npm test` runs it after the build.
    await project({
      displayName: 'answers',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/e2e/**/*.answers.test.ts'],
      globalSetup: '<rootDir>/test/product/start.mjs',
      globalTeardown: '<rootDir>/test/product/stop.mjs',
    }),
    // What crosses processes, with several servers of the built product; `npm test` runs it after the build.
    await project({
      displayName: 'nodes',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{lib,test}/**/*.nodes.test.ts'],
      globalSetup: '<rootDir>/test/start-databases.mjs',
      globalTeardown: '<rootDir>/test/stop-databases.mjs',
    }),
  ],
});
