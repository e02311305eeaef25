import { millisecondsInMinute } from 'date-fns/constants';
import { submitForReview } from '@/lib/base/moderation/port';
import type { Tx } from '@/lib/platform/server/db/database';
import { spread } from '@/lib/platform/server/spread';
import { tagKey } from '@/lib/platform/shared/tag-key';
import { type Liked, writeLikes } from '@/lib/reactions/like/port';
import { keepLists } from './lists';
import { articleRow, type SeedRow } from './seed/article-row';
import { seedArticleList } from './seed/articles';

/** Writes the demonstration's articles until `now` (ms), with their likes, versions and what waits of later edits. */
export async function seedArticles(tx: Tx, now: number): Promise<void> {
  const people = await tx.selectFrom('person').select('id').orderBy('id').execute();
  const written = seedArticleList.map((article, index) => articleRow(article, index, now));
  const shown = written.filter(({ state }) => state === 'verified');
  const likes = shown.flatMap((row, place) => likesOf(row, place, { people: people.map(({ id }) => id), now }));
  const likedBy = Map.groupBy(likes, ({ id }) => id);
  const rows = written.map((row) => ({ ...row, like_count: likedBy.get(row.id)?.length ?? 0 }));
  await tx.insertInto('article').values(rows).execute();
  await writeLikes(tx, 'article', likes);
  await writeParts(tx, rows);
  for (const row of rows) await keepLists(tx, row);
  await writeVersions(tx, rows);
  await handIn(tx, shown, now);
}

/** Likes of people other than its author, few or many, from its publication until a minute ago. */
function likesOf(row: SeedRow, place: number, { people, now }: { people: string[]; now: number }): Liked[] {
  const share = spread(place, 0.7548776662) ** 2;
  const since = row.verified_at ?? row.created_at;
  return people.flatMap((personId, turn) => {
    const pair = place * people.length + turn;
    if (personId === row.author_id || spread(pair, 0.5698402909) > share) return [];
    const at = since + (now - millisecondsInMinute - since) * spread(pair, 0.4142135623);
    return [{ id: row.id, personId, at: Math.round(at) }];
  });
}

async function writeParts(tx: Tx, rows: readonly SeedRow[]): Promise<void> {
  const tags = seedArticleList.flatMap(({ id, tags }) =>
    tags.map((tag, position) => ({ article_id: id, position, tag, tag_key: tagKey(tag) })),
  );
  await tx.insertInto('article_tag').values(tags).execute();
  const pictures = seedArticleList.flatMap(({ id, pictures }, index) =>
    pictures.map(({ key }) => ({
      ...{ stem: key.replace('.jpg', ''), article_id: id, added_at: rows[index]?.created_at ?? 0 },
    })),
  );
  await tx.insertInto('article_picture').values(pictures).execute();
}

/** What the articles that were changed after their publication said before: one paragraph less. */
async function writeVersions(tx: Tx, rows: readonly SeedRow[]): Promise<void> {
  const less = (body: string) => body.replace(/<p>[^<]*<\/p>$/, '');
  const versions = rows
    .filter(({ edited_at }) => edited_at !== null)
    .map((row) => ({
      ...{ article_id: row.id, version: 1, saved_at: row.verified_at ?? row.created_at },
      texts: JSON.stringify({
        ...{ titleZh: row.title_zh, titleEn: row.title_en, bodyZh: less(row.body_zh), bodyEn: less(row.body_en) },
      }),
    }));
  await tx.insertInto('article_version').values(versions).execute();
}

/** New texts of two public articles have watched words and wait for staff. */
async function handIn(tx: Tx, [first, second]: readonly SeedRow[], now: number): Promise<void> {
  if (!first || !second) return;
  const title = `${first.title_zh}：从一座旧赌场说起`;
  const body = `${second.body_en}<p>The rig was built for an online casino that never opened.</p>`;
  const texts = [
    { subjectId: first.id, field: 'titleZh', text: title, words: ['赌场'] },
    { subjectId: second.id, field: 'bodyEn', text: body, words: ['online casino'] },
  ];
  for (const [turn, text] of texts.entries()) {
    await submitForReview(tx, { kind: 'article', ...text }, now - (40 + 90 * turn) * millisecondsInMinute);
  }
}
