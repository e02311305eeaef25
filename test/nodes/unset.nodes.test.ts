import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Node, startNode } from './server';

/** Addresses that exist only with a setting, each with an unknown address of the same kind. */
const unset: [address: string, unknown: string][] = [
  ['/outbox', '/nothing'],
  ['/en/outbox', '/en/nothing'],
  ['/exchange', '/nothing'],
  ['/api/delivery/outbox', '/api/delivery/nothing'],
  ['/api/metrics', '/api/nothing'],
  ['/download/lightfield.apk', '/download/nothing.apk'],
  ['/MP_verify_aB3dE6gH9jK2mN5p.txt', '/nothing.txt'],
  ['/.well-known/apple-app-site-association', '/.well-known/nothing'],
  ['/.well-known/assetlinks.json', '/.well-known/nothing.json'],
];

describe('a site on which nothing is set', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lightfield-unset-'));
  let node: Node;
  beforeAll(async () => {
    node = await startNode({ DATA_DIR: dataDir, SITE_URL: 'https://light.example' });
  }, 180_000);
  afterAll(async () => {
    await node?.stop();
    rmSync(dataDir, { recursive: true });
  });

  /** An answer without its time, with its own address replaced. */
  async function ask(path: string, method: string) {
    const answer = await fetch(node.address + path, { method, redirect: 'manual' });
    const headers = [...answer.headers].filter(([name]) => name !== 'date');
    const text = JSON.stringify([headers, await answer.text()]);
    return [answer.status, text.replaceAll(path, '<address>')];
  }

  test.each(unset)('says nothing of %s: it answers as %s does', async (address, unknown) => {
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
      expect([method, await ask(address, method)]).toEqual([method, await ask(unknown, method)]);
    }
  });

  test.each(['/robots.txt', '/api/openapi.json', '/sitemap.xml'])('says nothing of the outbox in %s', async (path) => {
    const answer = await fetch(node.address + path);
    expect([answer.status, /outbox/i.test(await answer.text())]).toEqual([200, false]);
  });
});
