import { contentLimits } from '../codes';
import type { ContentDocument, ContentText } from '../contract';
import { fenOf, yuanOf } from '../rules/yuan';
import { type EditedRow, isEmptyRow, itemOf, type RowList, rowOf } from './edited-rows';

/** What a page holds beside its texts, as it is typed. */
interface EditedData {
  /** Of the rate card, in yuan by item; empty for one on request. */
  prices: Readonly<Record<string, string>>;
  rows: Readonly<Partial<Record<RowList, readonly EditedRow[]>>>;
}

/** A page as it stands in the editor. */
export interface EditedPage {
  kind: ContentDocument['kind'];
  zh: ContentText;
  en: ContentText;
  data: EditedData;
}

/** What is wrong with the fields of a page: the rule that each breaks, by its place (`zh.title`, `data.team.0.name.zh`). */
export type FieldProblems = Readonly<Record<string, string>>;

const lists = {
  text: [],
  legal: [],
  about: ['figures', 'milestones', 'team', 'partners'],
  rates: ['materials', 'rules'],
} as const satisfies Record<ContentDocument['kind'], readonly RowList[]>;

/** A document for the editor. */
export function editedPage({ kind, zh, en, data }: ContentDocument): EditedPage {
  const items = (list: RowList) => (data as Partial<Record<RowList, object[]>> | null)?.[list] ?? [];
  const rows = lists[kind].map((list) => [list, items(list).map((item) => rowOf(list, item))]);
  const prices = kind === 'rates' ? Object.entries(data.prices).map(([item, fen]) => [item, yuanOf(fen)]) : [];
  return { kind, zh, en, data: { prices: Object.fromEntries(prices), rows: Object.fromEntries(rows) } };
}

/** The document to be saved, without its empty rows; or what is wrong with it, as far as the browser can tell. */
export function documentOf(page: EditedPage): { document: ContentDocument } | { problems: FieldProblems } {
  const { kind, zh, en } = page;
  const { prices, rows } = page.data;
  const fen = Object.entries(prices).map(([item, text]) => [item, fenOf(text)] as const);
  const wrong = fen.filter(([, price]) => price === undefined).map(([item]) => [`data.prices.${item}`, 'price']);
  const problems = [...wrong, ...tooLong('zh', zh), ...tooLong('en', en)];
  if (problems.length > 0) return { problems: Object.fromEntries(problems) };
  if (kind === 'text' || kind === 'legal') return { document: { kind, zh, en, data: null } };
  const items = lists[kind].map((list) => [list, filled(rows[list]).map(itemOf)]);
  const data = { ...(kind === 'rates' && { prices: Object.fromEntries(fen) }), ...Object.fromEntries(items) };
  return { document: { kind, zh, en, data } as ContentDocument };
}

function tooLong(language: 'zh' | 'en', text: ContentText): [string, string][] {
  return (['title', 'description', 'body'] as const)
    .filter((part) => text[part].trim().length > contentLimits[part])
    .map((part) => [`${language}.${part}`, 'tooLong']);
}

/**
 * Where the server's problems stand in the editor. The door names a field by the whole input (`document.zh.title`), a verb
 * by the document; rows that were empty were not sent, so that the server counts others.
 */
export function placedProblems(page: EditedPage, fields: readonly { field: string; rule: string }[]): FieldProblems {
  const placed = fields.map(({ field, rule }) => {
    const place = field.replace(/^document\./, '');
    const [, list, index, name] = /^data\.(\w+)\.(\d+)\.(.+)$/.exec(place) ?? [];
    const rows = page.data.rows[list as RowList];
    const row = rows && filled(rows)[Number(index)];
    return [row && rows ? `data.${list}.${rows.indexOf(row)}.${name}` : place, rule];
  });
  return Object.fromEntries(placed);
}

function filled(rows: readonly EditedRow[] = []): EditedRow[] {
  return rows.filter((row) => !isEmptyRow(row));
}
