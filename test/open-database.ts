import { openDatabase } from '@/lib/platform/server/db/open';

/** A process that opens the database at the given time (ms) and closes it again: `node --import tsx … <url> <time>`. */
const [url = '', time = '0'] = process.argv.slice(2);
while (Date.now() < Number(time)) {
  // All processes go at once: waiting without giving up the thread keeps them together.
}
await openDatabase(url).close();
