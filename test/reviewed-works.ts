import type { Caller } from '@/lib/platform/server/context';
import type { Database } from '@/lib/platform/server/db/database';
import { callerOf, noon } from './context';
import { insertRows, personRow, videoRow } from './rows';

export const reviewer = callerOf('re', { staff: 'reviewer' });

/** Callers who may not review works, and the error they get. */
export const noReviewers: [string, Caller | null, string][] = [
  ['a visitor', null, 'Unauthorized'],
  ['its creator', callerOf('author'), 'Forbidden'],
  ['an editor', callerOf('ed', { staff: 'editor' }), 'Forbidden'],
];

/** The file of a work; playable by default. */
export const filmRow = (video_id: string, state: 'ready' | 'working' | 'uploading' | 'broken' = 'ready') => ({
  video_id,
  upload_id: null,
  state,
  progress: 40,
  problem: state === 'broken' ? ('notVideo' as const) : null,
  original: null,
  download: null,
  name: '夜.mp4',
  bytes: 2_000_000_000,
  folder: null,
  width: 1920,
  height: 1080,
  renditions: JSON.stringify([{ name: 1080 }, { name: 720 }]),
  touched_at: noon,
});

/** The creators `author` and `other`, and two prohibited words, which a node reads once in some seconds. */
export function addCreators(db: Database): Promise<void> {
  return db.transaction(async (tx) => {
    await insertRows(tx, 'person', [
      personRow({ id: 'author', nickname: '林一' }),
      personRow({ id: 'other', nickname: '王二' }),
    ]);
    await insertRows(tx, 'moderation_word', [
      { word: 'casino', created_at: noon },
      { word: '私彩', created_at: noon },
    ]);
  });
}

/** Works in every state, each named after it, and no others: of the two under review, one has a playable film. */
export function onlyReviewedWorks(db: Database): Promise<void> {
  return db.transaction(async (tx) => {
    for (const table of ['video_month_pick', 'video_credit', 'video_tag', 'video_source', 'video'] as const) {
      await tx.deleteFrom(table).execute();
    }
    const waits = { state: 'pending_review', revision: 2, verified_at: null, words: '["赌博"]' } as const;
    await insertRows(tx, 'video', [
      videoRow({ ...waits, id: 'waits', title_zh: '夜 赌 博', submitted_at: noon - 1000, created_at: noon }),
      videoRow({ ...waits, id: 'came later', submitted_at: noon, created_at: noon - 5, author_id: 'other' }),
      videoRow({ id: 'public', revision: 2, title_en: 'Night', submitted_at: noon }),
      videoRow({ id: 'failed', state: 'failed', reason: '画面不清', submitted_at: noon }),
      videoRow({ id: 'draft', state: 'pending_edit', submitted_at: null }),
      videoRow({ id: 'deleted', state: 'deleted', revision: 2 }),
    ]);
    await insertRows(tx, 'video_source', [
      filmRow('waits'),
      filmRow('came later', 'working'),
      filmRow('public'),
      filmRow('failed', 'broken'),
    ]);
  });
}
