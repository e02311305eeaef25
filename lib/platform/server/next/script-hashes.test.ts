import { createHash } from 'node:crypto';
import { scriptHashes } from './script-hashes.mjs';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('names each inline script that runs, once', () => {
  const html = [
    '<script>first("光")</script>',
    '<script id="_R_">second()\n</script>',
    '<script>first("光")</script>',
    '<script src="/a.js" async=""></script>',
    '<script type="application/ld+json">{"a":1}</script>',
  ].join('<p>page</p>');
  expect(scriptHashes(html)).toEqual([hash('first("光")'), hash('second()\n')]);
});

test('a page without scripts names none', () => {
  expect(scriptHashes('<p>page</p>')).toEqual([]);
});
