/**
 * A node that seals and opens with the key beside an embedded database. A line of its standard input is a folder, with a box
 * or without: it answers with what is in the box, or with a new one. It begins with an empty line, once it is ready.
 */
import { createInterface } from 'node:readline';
import { env } from '@/lib/platform/server/env';
import { openText, sealText } from '@/lib/platform/server/secret-box';

const slot = globalThis as typeof globalThis & {
  lightfieldEnv?: ReturnType<typeof env>;
  lightfieldPaperKeys?: unknown;
};
const settings = env();

console.log('');
for await (const line of createInterface(process.stdin)) {
  const [folder, box] = line.split(' ');
  slot.lightfieldEnv = { ...settings, papersKeys: null, databaseUrl: `file:${folder}/some.db` };
  // Each folder is a node that has just started.
  slot.lightfieldPaperKeys = undefined;
  console.log(box ? openText(box, 'a/b/c') : sealText('sealed', 'a/b/c'));
}
