import { readFileSync } from 'node:fs';
import { readEnv } from '@/lib/platform/server/env';
import { environmentSchema } from '@/lib/platform/server/env-schema';
import { serverSettings, unconfigured } from './environment.mjs';
import { inProject } from './project.mjs';
import { Stop } from './stop.mjs';

test('listens on localhost:3000 with the data in the project', () => {
  const settings = serverSettings({ HOSTNAME: 'name-of-the-machine', OTHER: 'kept' });
  expect(settings).toMatchObject({ host: 'localhost', port: 3000, address: 'http://localhost:3000' });
  expect(settings.dataFolder).toBe(inProject('data'));
  expect(settings.environment).toEqual({
    HOSTNAME: 'name-of-the-machine',
    HOST: 'localhost',
    PORT: '3000',
    DATA_DIR: inProject('data'),
    OTHER: 'kept',
  });
});

test('takes HOST, PORT and DATA_DIR', () => {
  const settings = serverSettings({ HOST: '0.0.0.0', PORT: '8080', DATA_DIR: '/srv/lightfield' });
  expect(settings).toMatchObject({ host: '0.0.0.0', port: 8080, address: 'http://localhost:8080' });
  expect(settings.environment).toMatchObject({ HOST: '0.0.0.0', PORT: '8080', DATA_DIR: '/srv/lightfield' });
  expect(serverSettings({ DATA_DIR: 'elsewhere' }).dataFolder).toBe(inProject('elsewhere'));
});

test.each(['0', '-1', '65536', '80a', '3000.5'])('refuses PORT=%s in one sentence', (PORT) => {
  expect(() => serverSettings({ PORT })).toThrow(Stop);
  expect(() => serverSettings({ PORT })).toThrow(`PORT is "${PORT}": it must be a number between 1 and 65535.`);
});

test('can be freed of everything that the product reads', () => {
  const names = [
    'HOST',
    'PORT',
    'DATABASE_URL',
    'S3_BUCKET',
    'S3_ENDPOINT',
    'TRUSTED_PROXIES',
    'NEXT_PUBLIC_IMAGE_HOST',
  ];
  const configured = Object.fromEntries(names.map((name) => [name, 'not a sound value']));
  const environment = unconfigured({ ...configured, PATH: '/usr/bin' });
  expect(environment).toMatchObject({ PATH: '/usr/bin', ...Object.fromEntries(names.map((name) => [name, ''])) });
  expect(readEnv(environment)).toEqual(readEnv({}));
});

const namesRead = Object.keys(environmentSchema.shape);

test('.env.example names everything that the server reads', () => {
  const example = unconfigured({});
  expect(namesRead).toEqual(expect.arrayContaining(['DATA_DIR', 'DATABASE_URL', 'POLICE_NUMBER', 'WECHAT_VERIFY']));
  expect(namesRead.filter((name) => !(name in example))).toEqual([]);
});

test.each(['README.md', 'README.zh-CN.md'])('%s explains everything that the server reads', (file) => {
  const text = readFileSync(inProject(file), 'utf8');
  expect(namesRead.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});
