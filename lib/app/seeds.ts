import { setImmediate as letOthersWork } from 'node:timers/promises';
import { seedContentPages } from '@/lib/base/content/server/seed';
import { drawArt } from '@/lib/base/media/server/demo-art/draw';
import type { Storage } from '@/lib/base/media/server/storage';
import { seedReportCases } from '@/lib/base/moderation/server/seed';
import { fillIndex } from '@/lib/base/search/server/rebuild';
import { seedSearches } from '@/lib/base/search/server/seed';
import { seedBookings } from '@/lib/business/advertising/server/seed';
import { seedBanners } from '@/lib/business/banner/server/seed';
import { seedChats } from '@/lib/business/chat/server/seed';
import { seedLeads } from '@/lib/business/lead/server/seed';
import { seedTopics } from '@/lib/community/topic/server/seed';
import { seedMembers } from '@/lib/community/topic/server/seed/members';
import { seedTopicVideos } from '@/lib/community/topic/server/seed/videos';
import { seedActivities } from '@/lib/events/activity/server/seed';
import { accountsTable, prepareAccounts, seedAccounts } from '@/lib/people/account/server/seed';
import { seedPersons } from '@/lib/people/person/server/seed';
import { seedFollows } from '@/lib/people/person/server/seed/follows';
import type { Context } from '@/lib/platform/server/context';
import { seedCollections } from '@/lib/reactions/collection/server/seed';
import { seedComments } from '@/lib/reactions/comment/server/seed';
import { seedCommentLikes } from '@/lib/reactions/like/server/seed';
import { seedPlaylists } from '@/lib/works/playlist/server/seed';
import { seedBoards } from '@/lib/works/ranking/server/seed';
import { seedRecommendations } from '@/lib/works/recommend/server/seed';
import { seedVideos } from '@/lib/works/work/server/seed';
import { type DemonstrationPicture, demonstrationPictures } from './demonstration-pictures';
import { searchables } from './search';

/** Who of the demonstration's staff sees to business customers. */
const salesId = 'person-sales';
/** Who reads what people report. */
const reviewerId = 'person-reviewer';
/** Pictures on the way at once: enough to keep the native threads busy while the next one is laid out. */
const atOnce = 6;

interface Seeding {
  /** Its time is what the demonstration's dates count from. */
  context: Context;
  storage: Pick<Storage, 'put' | 'head'>;
  /** Of all demonstration accounts; null for a random one each. */
  password: string | null;
  /** Shows the passwords to whoever has started the product: they must not be in the log. */
  show(text: string): void;
  pictures?: readonly DemonstrationPicture[];
}

/**
 * Fills an empty database (nobody in it) with the demonstration and says whether this call did it.
 *
 * The pictures come first, the rows after them in one transaction: a process that dies in between leaves an empty
 * database, and the next start takes up the drawing where it stopped. Of several nodes that start at once each draws
 * what is still missing, and one writes the rows: whoever writes the first person, for the others wait for that
 * transaction and then find the people there.
 */
export async function seedDemonstration({ context, storage, password, show, pictures }: Seeding): Promise<boolean> {
  const { db, log } = context;
  if (await db.read.selectFrom('person').select('id').limit(1).executeTakeFirst()) return false;
  const started = performance.now();
  const drawn = await drawMissing(pictures ?? demonstrationPictures(), storage);
  const accounts = await prepareAccounts(password);
  const now = context.now();
  const seeded = await db.transaction(async (tx) => {
    if (!(await seedPersons(tx, now))) return false;
    await seedVideos(tx, now);
    await seedRecommendations(tx, now);
    await seedTopics(tx, now);
    await seedActivities(tx, now);
    await seedBanners(tx, now);
    await seedContentPages(tx, now);
    await seedFollows(tx, now);
    await seedMembers(tx, now);
    await seedTopicVideos(tx);
    await seedPlaylists(tx, now);
    await seedCollections(context, tx);
    await seedAccounts(context, tx, accounts);
    await seedComments(context, tx);
    await seedCommentLikes(tx, now);
    await seedBoards(tx, now);
    await seedLeads(tx, now, salesId);
    await seedBookings(tx, now);
    await seedChats(tx, now, salesId);
    await seedReportCases(tx, now, reviewerId);
    await seedSearches(tx, now);
    // Last: it reads what all of them have written.
    await fillIndex(tx, searchables);
    return true;
  });
  log.info({ drawn, seeded, ms: Math.round(performance.now() - started) }, 'demonstration content');
  if (seeded) show(accountsTable(accounts));
  return seeded;
}

/**
 * Draws and stores what the storage does not hold yet; returns how many that were. The order is a chance one, so that
 * nodes which draw at the same time share the work instead of doing it twice side by side.
 */
async function drawMissing(pictures: readonly DemonstrationPicture[], storage: Seeding['storage']): Promise<number> {
  const waiting = pictures
    .map((picture) => ({ picture, turn: Math.random() }))
    .sort((one, other) => one.turn - other.turn)
    .values();
  let drawn = 0;
  const worker = async () => {
    for (const { picture } of waiting) {
      const { key, art } = picture;
      await letOthersWork();
      if (await storage.head(key)) continue;
      await storage.put(key, await drawArt(art));
      drawn++;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return drawn;
}
