import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.env.PRODUCT_DATA ?? '';

test('what the running product keeps is for the user alone that runs it', () => {
  const database = readdirSync(folder).filter((name) => name.startsWith('lightfield.db'));
  expect(database).toContain('lightfield.db-wal');
  const paths = ['', ...database, 'media', 'media/works/video-001.jpg'].map((name) => join(folder, name));
  expect(paths.filter((path) => (statSync(path).mode & 0o077) !== 0)).toEqual([]);
});
