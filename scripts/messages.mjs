import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCurrent } from './messages/catalogue.mjs';
import { compareMessages } from './messages/compare.mjs';
import { inProject } from './setup/project.mjs';

// Checks that both languages have the same files, keys and parameters, and that English contains no Chinese.
const problems = compareMessages(read('zh'), read('en'));
if (!isCurrent()) problems.push('lib/app/messages.ts does not list the files of messages: `npm run verify` writes it.');
for (const problem of problems) console.error(problem);
console.log(`${problems.length} differences between the messages in Chinese and in English`);
process.exitCode = problems.length > 0 ? 1 : 0;

function read(language) {
  const folder = inProject('messages', language);
  const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.json'));
  if (files.length === 0) throw new Error(`There are no messages in ${folder}.`);
  return Object.fromEntries(files.map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8'))]));
}
