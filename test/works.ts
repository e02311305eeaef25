import type { Selectable } from 'kysely';
import type { Database, Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { saveWork } from '@/lib/works/work/contract';
import type { VideoTable } from '@/lib/works/work/server/tables';
import { callerOf, noon, testContext } from './context';
import { insertRows, personRow, videoRow } from './rows';

/** Both are initial words of every site. */
export const [bad, worse] = ['一起赌博', 'casino bonus'] as const;

const emptied = [
  'video_tag',
  'video_credit',
  'video_subtitle',
  'video_source',
  'video',
  'upload',
  'moderation_review',
  'job',
  'page_invalidation',
  'person',
] as const;

/** Empties the tables of works, and adds Lin, whose works they are, Mo, Ai and an erased person. */
export async function beginWithPeople(tx: Tx): Promise<void> {
  for (const table of emptied) await tx.deleteFrom(table).execute();
  await insertRows(tx, 'person', [
    personRow({ id: 'lin', nickname: '林一' }),
    personRow({ id: 'mo', nickname: '莫' }),
    personRow({ id: 'ai' }),
    personRow({ id: 'gone', nickname: '', nickname_key: 'erased:gone', erased_at: noon }),
  ]);
}

/** A work of Lin's that is complete in Chinese. */
export const workOfLin = (row: Partial<Selectable<VideoTable>> & { id: string }) =>
  videoRow({ author_id: 'lin', title_zh: '旧题', intro_zh: '旧文', cover: 'works/old.jpg', is_original: 1, ...row });

/** The file of a work, complete by default. */
export function sourceRow(video_id: string, state: 'uploading' | 'waiting' | 'ready' | 'broken' = 'ready') {
  const nothing = {
    original: null,
    download: null,
    folder: null,
    width: null,
    height: null,
    renditions: '[]',
    upload_id: null,
  };
  const problem = state === 'broken' ? ('notVideo' as const) : null;
  return { video_id, state, progress: 0, problem, name: 'a.mp4', bytes: 100, touched_at: noon, ...nothing };
}

/** Lin's fields of a work without changes. */
export const sameFields = {
  titleZh: '旧题',
  titleEn: '',
  introZh: '旧文',
  introEn: '',
  cover: '',
  tags: [],
  category: '',
  industry: '',
  profession: '',
  software: [],
  credits: [],
  isOriginal: 'true',
  isDownloadable: false,
  isMadeWithAi: false,
  acknowledged: false,
} satisfies Omit<InputOf<typeof saveWork>, 'id' | 'revision'>;

/** Frequent queries of tests of works. */
export function worksIn(database: () => { db: Database }) {
  const read = () => database().db.read;
  return {
    as: (personId: string | null, language: 'zh' | 'en' = 'zh') =>
      testContext(database().db, { language, caller: personId === null ? null : callerOf(personId) }),
    add: (...rows: Parameters<typeof workOfLin>[0][]) =>
      database().db.transaction((tx) => insertRows(tx, 'video', rows.map(workOfLin))),
    rowOf: (id: string) => read().selectFrom('video').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    tags: async () => {
      const rows = await read().selectFrom('page_invalidation').select('tag').execute();
      return rows.map(({ tag }) => tag).sort();
    },
    jobs: () => read().selectFrom('job').select(['kind', 'payload', 'run_at']).orderBy('kind').execute(),
    waiting: async () => {
      const rows = await read()
        .selectFrom('moderation_review')
        .select(['id', 'field', 'text'])
        .where('state', '=', 'pending')
        .orderBy('field')
        .execute();
      return rows;
    },
  };
}

/** All pages that show a public work of Lin's. */
export const publicPages = (id: string) =>
  ['person:lin', 'search:index', 'video:boards', 'video:daily', 'video:picks', `video:${id}`].sort();
