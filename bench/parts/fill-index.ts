import { type RawBuilder, sql } from 'kysely';
import { type SearchKind, searchKinds } from '@/lib/base/search/codes';
import { documentWords, headSizes, nameKey, tierOf } from '@/lib/base/search/rules/document-words';
import type { SearchDocument } from '@/lib/base/thing/codes';
import { isPostgres } from '@/lib/platform/server/db/columns';
import type { Database, Tx } from '@/lib/platform/server/db/database';
import { seedWorks } from '@/lib/works/work/server/seed';
import { renewPlans } from './renew-plans';

const perInsert = 500;
const perTransaction = 5_000;
/** Weights are not in the order of the rows, and all differ. */
const weightStep = 7919;
/** A word of one in a hundred and in no title. */
export const unpopularWord = '毕业展';

/**
 * Fills the index with the works `v0`, `v1` and so on: titles and intros of the demonstration, mixed again, with a tag
 * of one in five thousand, one of a tenth and one of nearly all. Of the other kinds it adds only what suggestions read.
 */
export async function fillIndex(db: Database, works: number): Promise<void> {
  const sortIn = db.engine === 'postgres' ? await putOffSorting(db) : async () => {};
  for (let start = 0; start < works; start += perTransaction) {
    await db.transaction(async (tx) => {
      for (let from = start; from < Math.min(start + perTransaction, works); from += perInsert) {
        const made = Array.from({ length: Math.min(perInsert, works - from) }, (_, at) => workOf(from + at, works));
        await putDocuments(tx, 'video', made);
        await putAllWords(tx, made);
      }
    });
  }
  await db.transaction(async (tx) => {
    for (const kind of searchKinds.filter((one) => one !== 'video')) {
      for (let from = 0; from < headSizes[0]; from += perInsert) {
        const made = Array.from({ length: perInsert }, (_, at) => ({ ...workOf(from + at, works), tier: 0 }));
        await putDocuments(tx, kind, made);
      }
    }
  });
  await sortIn();
  await renewPlans(db);
}

interface Made {
  index: number;
  document: SearchDocument;
  tier: number;
}

function workOf(index: number, works: number): Made {
  const weight = (index * weightStep) % works;
  const tier = tierOf(
    weight,
    headSizes.map((size) => works - size),
  );
  const { titleZh, titleEn } = textsOf(index).one;
  const keywords = [
    `tag${index % 5000}`,
    ...(index % 10 === 0 ? ['装置'] : []),
    ...(index % 50 === 0 ? [] : ['作品']),
    ...(index % 100 === 7 && tier === headSizes.length ? [unpopularWord] : []),
  ];
  return { index, tier, document: { nameZh: `${titleZh} ${index}`, nameEn: titleEn, keywords, texts: [], weight } };
}

function textsOf(index: number) {
  const { length } = seedWorks;
  const [one, other] = [seedWorks[index % length], seedWorks[(index * 31 + 13) % length]];
  if (!one || !other) throw new Error('There are no works to mix.');
  return { one, other };
}

/**
 * The words that all works with the same text have: segmented once, as segmenting them a million times takes minutes.
 */
const sharedWords = Array.from({ length: seedWorks.length }, (_, index) => {
  const { one, other } = textsOf(index);
  const texts = [other.introZh, other.introEn ?? ''];
  const document = { nameZh: one.titleZh, nameEn: one.titleEn, keywords: [], texts, weight: 0 };
  return documentWords('video', document, headSizes.length);
});

function wordsOf({ index, document, tier }: Made): string[] {
  const own = documentWords('video', { ...document, nameZh: `${index}`, nameEn: null }, tier);
  return [...new Set([...(sharedWords[index % sharedWords.length] ?? []), ...own])];
}

async function putDocuments(tx: Tx, kind: SearchKind, made: readonly Made[]): Promise<void> {
  const rows = made.map(({ index, document, tier }) => ({
    ...{ kind, thing_id: `v${index}`, weight: document.weight, tier },
    ...{ name_zh: document.nameZh, name_en: document.nameEn, name_key: nameKey(document) },
  }));
  await tx.insertInto('index_document').values(rows).execute();
}

/** In one statement; the first kind that is added is works, numbered from 1. */
async function putAllWords(tx: Tx, made: readonly Made[]): Promise<void> {
  const rows = JSON.stringify(
    made.map((one) => ({ number: one.index + 1, weight: one.document.weight, words: wordsOf(one).join(' ') })),
  );
  await statementFor(tx, rows).execute(tx);
}

function statementFor(tx: Tx, rows: string): RawBuilder<unknown> {
  return isPostgres(tx)
    ? sql`insert into index_words (number, weight, words)
        select number, weight, array_to_tsvector(string_to_array(words, ' '))
        from jsonb_to_recordset(${rows}::jsonb) as made(number integer, weight bigint, words text)`
    : sql`insert into index_words (rowid, weight, words)
        select value ->> 'number', value ->> 'weight', value ->> 'words' from json_each(${rows})`;
}

/** Drops the index of the words; returns a function that builds it again at once, which takes a tenth of the time. */
async function putOffSorting(db: Database): Promise<() => Promise<void>> {
  const { rows } = await sql<{ made: string }>`select pg_get_indexdef('index_words_gin'::regclass) as made`.execute(
    db.migrationHandle,
  );
  await sql`drop index index_words_gin`.execute(db.migrationHandle);
  return () =>
    db.transaction(async (tx) => {
      await sql`set local maintenance_work_mem = '1GB'`.execute(tx);
      for (const { made } of rows) await sql.raw(made).execute(tx);
    });
}
