import { type Env, readEnv } from '@/lib/platform/server/env';
import { androidAssociation, appleAssociation } from '../rules/association';
import { androidAssociationFile, appleAssociationFile } from './association-files';

const slot = globalThis as typeof globalThis & { lightfieldEnv?: Env };
const configure = (values: Record<string, string>) => {
  slot.lightfieldEnv = readEnv(values);
};
afterEach(() => {
  slot.lightfieldEnv = undefined;
});

const appId = 'ABCDE12345.org.example.app';
const fingerprint = Array.from({ length: 32 }, () => '0A').join(':');

test('Apple reads the association as JSON, kept for an hour', async () => {
  configure({ APPLE_APP_IDS: appId });
  const answer = appleAssociationFile();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json']);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(await answer.json()).toEqual(appleAssociation([appId]));
});

test('Android reads the association as JSON, kept for an hour', async () => {
  configure({ ANDROID_APP_PACKAGE: 'org.example.app', ANDROID_APP_FINGERPRINTS: fingerprint });
  const answer = androidAssociationFile();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json']);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(await answer.json()).toEqual(androidAssociation('org.example.app', [fingerprint]));
});

test.each<[string, Record<string, string>]>([
  ['nothing', {}],
  ['a package without keys', { ANDROID_APP_PACKAGE: 'org.example.app' }],
  ['keys without a package', { ANDROID_APP_FINGERPRINTS: fingerprint }],
])('there are no files with %s configured, and nobody keeps that', (_what, values) => {
  configure(values);
  for (const answer of [appleAssociationFile(), androidAssociationFile()]) {
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  }
});
