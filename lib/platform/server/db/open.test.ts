import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from './open';

test('processes that open a new SQLite file at the same moment all get it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lightfield-open-'));
  const words = (file: string, time: number) => [
    '--import',
    'tsx',
    'test/open-database.ts',
    `file:${file}`,
    String(time),
  ];
  for (let round = 0; round < 2; round += 1) {
    const time = Date.now() + 2500;
    const openings = Array.from({ length: 6 }, async () => {
      const child = spawn(process.execPath, words(join(folder, `${round}.db`), time), {
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let said = '';
      child.stderr.on('data', (text) => {
        said += text;
      });
      const [status] = await once(child, 'close');
      return { status, said };
    });
    for (const opening of await Promise.all(openings)) expect(opening).toEqual({ status: 0, said: '' });
  }
  rmSync(folder, { recursive: true });
});

test('what is neither PostgreSQL nor a file is refused', () => {
  expect(() => openDatabase('mysql://localhost')).toThrow('DATABASE_URL');
});
