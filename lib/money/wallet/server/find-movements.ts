import { readHistory } from '@/lib/money/ledger/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { Language } from '@/lib/platform/shared/language';
import { type Page, type PageQuery, toPage } from '@/lib/platform/shared/wire';
import { pointDeedNames } from '../codes';
import type { findMovements as contract, Movement } from '../contract';

type Query = InputOf<typeof contract>;

/** The account of a person in each unit. */
const kinds = { fen: 'wallet', points: 'points' } as const;

/** The history of the caller's balance or points, the latest first. Throws Unauthorized for a visitor. */
export async function findMovements(context: Context, query: Query): Promise<Page<Movement>> {
  const { personId } = signedIn(context);
  return movementsOf(context.db.read, personId, query, context.language);
}

/** The same of any person. */
export async function movementsOf(
  db: Reader,
  personId: string,
  query: PageQuery & Pick<Query, 'unit'>,
  language: Language,
): Promise<Page<Movement>> {
  const rows = await readHistory(db, { kind: kinds[query.unit], of: personId }, query);
  const titles = await titlesOf(
    db,
    personId,
    rows.map(({ about }) => about),
    language,
  );
  return toPage(rows, query, ({ version, at, amount, balance, cause, about }) => {
    const title = titles.get(about);
    return {
      // An entry of an account that a person holds is numbered, and has the balance after it.
      ...{ version: version ?? 0, balance: balance ?? 0, at: new Date(at).toISOString(), amount, cause },
      title: title ?? '',
      orderId: title === undefined ? null : about,
      deed: cause === 'earned' ? (pointDeedNames.find((deed) => about.startsWith(`${deed}:`)) ?? null) : null,
    };
  });
}

/** Titles of the person's own orders among the ids. */
async function titlesOf(db: Reader, personId: string, ids: string[], language: Language) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('sale_order')
    .select(['id', 'title_zh', 'title_en'])
    .where('id', 'in', ids)
    .where('person_id', '=', personId)
    .execute();
  return new Map(rows.map(({ id, title_zh, title_en }) => [id, language === 'zh' ? title_zh : title_en]));
}
