import { sql } from 'kysely';
import type { Tx } from '@/lib/platform/server/db/database';

export const day = 86_400_000;
export const now = Date.UTC(2026, 10, 20, 4);
export const authors = 1001;

/** Times that are not in the order of the rows and all differ. */
export const at = `${now} - (i * 7919 % 1000) * ${day} - i`;
export const spread = 'i * 2654435761 % 1000003';
export const creator = `'p' || (i % ${authors})`;
export const person = (id: string, name: string) => ({
  ...{ id: `'${id}' || i`, nickname: `'${name} ' || i`, nickname_key: `'${name} ' || i`, gender: '0', address: `''` },
  ...{ bio: `''`, tagline: `''`, creative_fields: `'[]'`, education: `''`, social_links: `'[]'`, created_at: '0' },
});
export const titles = { title_zh: `'作品 ' || i`, title_en: `'Work ' || i` };
export const intros = {
  intro_zh: `'以光为材料的现场装置，观众的步速决定它的节奏。'`,
  intro_en: `'An installation made of light; the pace of its visitors sets its tempo.'`,
};

/** One of these names in turn, with a step that does not align with other columns. */
export const oneOf = (names: readonly string[], step: number) =>
  `case i * ${step} % ${names.length} ${names.map((name, at) => `when ${at} then '${name}'`).join(' ')} end`;

/** The same by chance: what one column says tells nothing about another with a different step. */
export const anyOf = (names: readonly string[], step: number) =>
  `case i * ${step} % 1000003 % ${names.length} ${names.map((name, at) => `when ${at} then '${name}'`).join(' ')} end`;

/**
 * A table, the SQL of its columns for both engines, and the number of rows where it differs from the one asked for; `i`
 * counts them from 0.
 */
export type Filling = [table: string, columns: Record<string, string>, rows?: number];

/** Inserts the rows of a filling, `rows` of them unless it says another number. */
export async function insertNumbered(tx: Tx, [table, columns, count]: Filling, rows: number): Promise<void> {
  await sql`with recursive n(i) as (select 0 union all select i + 1 from n where i < ${sql.lit((count ?? rows) - 1)})
    insert into ${sql.table(table)} (${sql.join(Object.keys(columns).map((name) => sql.ref(name)))})
    select ${sql.raw(Object.values(columns).join(', '))} from (select cast(i as bigint) as i from n) as numbered`.execute(
    tx,
  );
}
