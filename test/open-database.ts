import { openDatabase } from '@/lib/platform/server/db/open';

/** A process that opens the database at the given time (ms) and closes it again: `node --import tsx … <url> <time>`. */
const [url = '', time = '0'] = process.argv.slice(2);
while (Date.now() < Number(time)) {
  // All processes start at once: busy waiting keeps them together.
}
await openDatabase(url).close();
