import { database } from '@/lib/app/database';
import { searchables } from '@/lib/app/search';
import { rebuildIndex } from '@/lib/base/search/server/rebuild';

/** `npm run reindex`: rebuilds the search index from the existing works, people, channels and activities. */
const everyMs = 2000;
let saidAt = 0;
try {
  await rebuildIndex(database(), searchables, ({ kind, things, isDone }) => {
    if (!isDone && performance.now() - saidAt < everyMs) return;
    saidAt = performance.now();
    console.log(`${kind}: ${things}${isDone ? ', done' : ' …'}`);
  });
  console.log('The search index is made anew.');
} finally {
  await database().close();
}
