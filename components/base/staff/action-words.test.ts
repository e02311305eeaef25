import { globSync, readFileSync } from 'node:fs';
import en from '@/messages/en/base/staff.json';
import zh from '@/messages/zh/base/staff.json';

/** What the product records, as far as its source names it in full. */
const recorded = globSync('lib/**/server/**/*.ts', { exclude: (name) => name.endsWith('.test.ts') })
  .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/recordAudit\([^;]*?action: '([\w.]+)'/g)])
  .map(([, action = '']) => action);

test.each([...new Set(recorded)].sort())('%s has words in both languages', (action) => {
  for (const { audit } of [zh, en]) {
    const words = action
      .split('.')
      .reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], audit.actions);
    expect(words).toEqual(expect.any(String));
  }
});
