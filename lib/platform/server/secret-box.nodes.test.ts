import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A process of its own, which is told a folder and answers with a box, or is told a box too and opens it. */
async function startSealing() {
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/nodes/sealing.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  await lines.next();
  return {
    async ask(...words: string[]): Promise<string> {
      child.stdin.write(`${words.join(' ')}\n`);
      return (await lines.next()).value ?? '';
    },
    end: () => child.stdin.end(),
  };
}

test('processes that make the key at once have the same one: what one seals the others open', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lightfield-keys-'));
  const nodes = await Promise.all([1, 2, 3].map(startSealing));
  try {
    for (let round = 0; round < 40; round += 1) {
      const own = join(folder, String(round));
      const boxes = await Promise.all(nodes.map((node) => node.ask(own)));
      expect(readdirSync(own)).toEqual(['papers.key']);
      const opened = await Promise.all(nodes.flatMap((node) => boxes.map((box) => node.ask(own, box))));
      expect(new Set(opened)).toEqual(new Set(['sealed']));
    }
  } finally {
    for (const node of nodes) node.end();
    rmSync(folder, { recursive: true });
  }
});
