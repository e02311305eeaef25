import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Parts of the project to which a slice is added, as far as its server side needs them. */
const parts = ['app', 'components', 'lib', 'messages', 'scripts', 'test'];
const files = ['package.json', 'tsconfig.json', 'jest.config.mjs', 'next.config.mjs', 'next-env.d.ts'];

/** Inserts a line before the first one that begins with `anchor`. */
function addLine(file: string, anchor: string, line: string): void {
  const lines = readFileSync(file, 'utf8').split('\n');
  const place = lines.findIndex((one) => one.startsWith(anchor));
  if (place < 0) throw new Error(`${file} has no line that begins with ${anchor}`);
  writeFileSync(file, lines.toSpliced(place, 0, line).join('\n'));
}

test('a slice with a public thing is its folder, its place among the slices and the name of its kind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lightfield-new-slice-'));
  try {
    for (const name of [...parts, ...files]) cpSync(name, join(folder, name), { recursive: true });
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    const slice = join('lib', 'community', 'postcard', 'server');
    for (const name of readdirSync('test/new-slice/postcard/server')) {
      cpSync(join('test/new-slice/postcard/server', name), join(folder, slice, name.replace(/\.txt$/, '')));
    }
    addLine(
      join(folder, 'lib/app/slices.ts'),
      'import',
      "import { postcardSlice } from '@/lib/community/postcard/server/slice';",
    );
    addLine(join(folder, 'lib/app/slices.ts'), '] as const', '  postcardSlice,');
    addLine(join(folder, 'lib/app/uses.ts'), '    topic:', "    postcard: ['thing', 'moderation', 'search'],");
    const uses = "['like', 'comment', 'collection', 'report', 'review', 'search']";
    addLine(join(folder, 'lib/base/thing/codes.ts'), '} as const satisfies', `  postcard: ${uses},`);

    const jest = ['node_modules/jest/bin/jest.js', '--selectProjects=engines', '--testPathPatterns', 'postcard'];
    const { stderr } = await promisify(execFile)(process.execPath, jest, { cwd: folder });
    expect(stderr).toContain('8 passed, 8 total');
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 300_000);
