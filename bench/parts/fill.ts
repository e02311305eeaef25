import { noticeTypes } from '@/lib/base/notice/codes';
import { topicKinds } from '@/lib/community/topic/codes';
import type { Database } from '@/lib/platform/server/db/database';
import { workCategories } from '@/lib/works/work/codes';
import {
  at,
  authors,
  creator,
  day,
  type Filling,
  insertNumbered,
  intros,
  now,
  oneOf,
  person,
  spread,
  titles,
} from './filling';
import { renewPlans } from './renew-plans';

const industries = ['newMedia', 'stage', 'music', 'film', 'design', 'tourism', 'lighting', 'games'];
const text = `'<p>以光为材料的现场装置，观众的步速决定它的节奏。</p>'`;

export const channel: Filling = [
  'topic',
  {
    ...{ id: `'t' || i`, name_zh: titles.title_zh, name_en: titles.title_en, ...intros, state: `'verified'` },
    ...{ thumb: `'topics/' || i || '.jpg'`, member_count: spread, video_count: '12', created_at: at },
    ...{
      kind: oneOf(topicKinds, 7919),
      name_key: `'t' || i`,
      name_en_key: `'t' || i`,
      active_at: at,
      updated_at: at,
    },
  },
];

const before: Filling = ['person', person('p', '创作者'), authors];

const fillings: Filling[] = [
  ['person', person('f', '爱好者')],
  [
    'video',
    {
      ...{ id: `'v' || i`, author_id: creator, ...titles, ...intros, cover: `'works/' || i || '.jpg'` },
      // One in ten waits for a review.
      ...{ state: `case when i % 10 = 9 then 'pending_review' else 'verified' end`, duration_seconds: 'i * 31 % 900' },
      ...{ category: oneOf(workCategories, 7919), industry: oneOf(industries, 104729) },
      // One in eight is not original.
      is_original: 'case when i % 8 = 0 then 0 else 1 end',
      ...{ view_count: spread, like_count: '1', score: spread, created_at: at, verified_at: at, submitted_at: at },
    },
  ],
  channel,
  [
    'activity',
    {
      ...{ id: `'a' || i`, organiser_id: creator, ...titles, category: '1 + i % 3', review_state: '2' },
      ...{ cover: `'activities/' || i || '.jpg'`, hold_start_at: at, hold_end_at: `${at} + ${day}`, created_at: at },
    },
  ],
  ['topic_video', { topic_id: `'t0'`, kind: `'light'`, video_id: `'v' || i`, person_id: creator, added_at: at }],
  ['topic_member', { topic_id: `'t0'`, person_id: `'f' || i`, role: `'member'`, created_at: at }],
  ['topic_member', { topic_id: `'t' || i`, person_id: `'p0'`, role: `'member'`, created_at: at, seen_at: at }],
  [
    'article',
    {
      ...{ id: `'r' || i`, author_id: `'p0'`, topic_id: `'t0'`, ...titles, cover: `'articles/' || i || '.jpg'` },
      state: `case when i % 10 = 9 then 'pending_review' else 'verified' end`,
      ...{ body_zh: text, body_en: text, excerpt_zh: intros.intro_zh, excerpt_en: intros.intro_en },
      ...{ minutes_zh: '3', minutes_en: '4', changed_zh_at: at, changed_en_at: at, like_count: spread },
      ...{ created_at: at, updated_at: at, submitted_at: at, verified_at: at },
    },
  ],
  // All of them are in one channel and have one tag.
  ...['', 't0'].flatMap((topic) =>
    ['', 'light'].map(
      (tag): Filling => [
        'article_entry',
        { article_id: `'r' || i`, topic_id: `'${topic}'`, tag_key: `'${tag}'`, listed_at: at, like_count: spread },
      ],
    ),
  ),
  ['article_subject', { topic_id: `'t0'`, tag_key: `'tag ' || i`, tag: `'Tag ' || i`, article_count: spread }],
  [
    'question',
    {
      ...{ id: `'q' || i`, topic_id: `'t0'`, author_id: creator, title: titles.title_zh, text: intros.intro_zh },
      ...{ language: `'zh'`, state: `'shown'`, answer_count: 'i % 3', created_at: at, active_at: at },
    },
  ],
  [
    'answer',
    {
      ...{ id: `'w' || i`, question_id: `'q0'`, author_id: `'f' || i`, text: intros.intro_zh, language: `'zh'` },
      ...{ state: `'shown'`, like_count: spread, created_at: at },
    },
  ],
  ['person_follow', { follower_id: `'f' || i`, person_id: `'p0'`, created_at: at }],
  // All other people who make works.
  ['person_follow', { follower_id: `'p0'`, person_id: `'p' || (i + 1)`, created_at: at }, authors - 1],
  ['collection_item', { person_id: `'p0'`, kind: `'video'`, target_id: `'v' || i`, created_at: at }],
  ['video_day', { day: `'2026-11-' || (10 + i % 10)`, video_id: `'v' || i`, view_count: '1 + i % 97' }],
  ['like_mark', { kind: `'video'`, thing_id: `'v' || i`, person_id: `'f' || i`, created_at: `${now} - i * 3000` }],
  ['video_watch', { person_id: `'p0'`, video_id: `'v' || i`, position: '7', watched_at: at }],
  [
    'comment_entry',
    {
      ...{ id: `'c' || i`, kind: `'video'`, thing_id: `'v0'`, author_id: `'f' || i`, state: `'shown'` },
      ...{ text: intros.intro_zh, like_count: spread, reply_count: '0', created_at: at },
    },
  ],
  [
    'notice',
    {
      ...{
        id: `'n' || i`,
        person_id: `'p0'`,
        type: oneOf(noticeTypes, 7919),
        kind: `'liked'`,
        gather_key: `'liked ' || i`,
      },
      ...{ about_kind: `'video'`, about_id: `'v' || i`, detail: `'{}'`, actor_count: '1', seq: '1 + i', read_seq: '0' },
      ...{ last_at: at, is_shown: '1' },
    },
  ],
  ['notice_actor', { notice_id: `'n' || i`, person_id: `'f' || i`, at, is_withdrawn: '0' }],
];

/**
 * Fills a migrated, empty database with `rows` works, channels, activities, articles and questions each, and gives the
 * person `p0` as many fans, notices, articles, collected and watched works, the channel `t0` as many works, members,
 * articles and questions, the question `q0` as many answers, and the work `v0` as many comments.
 * `p0` follows all channels and a thousand people, who have made the works. Where `tables` names some, only these are filled.
 */
export async function fill(db: Database, rows: number, tables: readonly string[] = []): Promise<void> {
  await db.transaction(async (tx) => {
    await insertNumbered(tx, before, rows);
    const wanted = fillings.filter(([table]) => tables.length === 0 || tables.includes(table));
    for (const filling of wanted) await insertNumbered(tx, filling, rows);
  });
  await renewPlans(db);
}
