import type { BrokenRules } from '@/lib/platform/client/saver-state';
import { countCharacters } from '@/lib/platform/shared/characters';
import { contentLimits } from '../codes';
import type { ContentBlock, ContentDocument, ContentText } from '../contract';
import { fenOf, yuanOf } from '../rules/yuan';
import { type EditedRow, isEmptyRow, itemOf, type RowList, rowOf } from './edited-rows';

/** Data of a page beside its texts, as typed. */
interface EditedData {
  /** Of the rate card, in yuan by item; empty for one on request. */
  prices: Readonly<Record<string, string>>;
  rows: Readonly<Partial<Record<RowList, readonly EditedRow[]>>>;
  /** Of a special. */
  blocks: readonly ContentBlock[];
}

/** A page in the editor. */
export interface EditedPage {
  kind: ContentDocument['kind'];
  zh: ContentText;
  en: ContentText;
  data: EditedData;
}

const lists = {
  text: [],
  legal: [],
  about: ['figures', 'milestones', 'team', 'partners'],
  rates: ['materials', 'rules'],
  special: [],
} as const satisfies Record<ContentDocument['kind'], readonly RowList[]>;

/** A document for the editor. */
export function editedPage(document: ContentDocument): EditedPage {
  const { kind, zh, en, data } = document;
  const items = (list: RowList) => (data as Partial<Record<RowList, object[]>> | null)?.[list] ?? [];
  const rows = lists[kind].map((list) => [list, items(list).map((item) => rowOf(list, item))]);
  const prices = kind === 'rates' ? Object.entries(document.data.prices).map(([item, fen]) => [item, yuanOf(fen)]) : [];
  const blocks = kind === 'special' ? document.data.blocks : [];
  return { kind, zh, en, data: { prices: Object.fromEntries(prices), rows: Object.fromEntries(rows), blocks } };
}

/**
 * Broken rules of a page, as far as the browser can check: by place (`zh.title`, `data.team.0.name.zh`); null for none.
 */
export function checkPage({ zh, en, data }: EditedPage): BrokenRules | null {
  const wrong = Object.entries(data.prices).filter(([, text]) => fenOf(text) === undefined);
  const rules = [
    ...wrong.map(([item]) => [`data.prices.${item}`, 'price']),
    ...tooLong('zh', zh),
    ...tooLong('en', en),
  ];
  return rules.length === 0 ? null : Object.fromEntries(rules);
}

/** The document of a valid page, without its empty rows. */
export function documentOf({ kind, zh, en, data: { prices, rows, blocks } }: EditedPage): ContentDocument {
  if (kind === 'text' || kind === 'legal') return { kind, zh, en, data: null };
  if (kind === 'special') return { kind, zh, en, data: { blocks: [...blocks] } };
  const items = lists[kind].map((list) => [list, filled(rows[list]).map(itemOf)]);
  const fen = Object.entries(prices).map(([item, text]) => [item, fenOf(text)]);
  const data = { ...(kind === 'rates' && { prices: Object.fromEntries(fen) }), ...Object.fromEntries(items) };
  return { kind, zh, en, data } as ContentDocument;
}

function tooLong(language: 'zh' | 'en', { title, description, body }: ContentText): [string, string][] {
  const lengths = {
    title: countCharacters(title.trim()),
    description: countCharacters(description.trim()),
    body: body.trim().length,
  };
  return (['title', 'description', 'body'] as const)
    .filter((part) => lengths[part] > contentLimits[part])
    .map((part) => [`${language}.${part}`, 'tooLong']);
}

/**
 * The places in the editor of the server's field errors. The door names a field from the whole input
 * (`document.zh.title`), a verb from the document. Empty rows were not sent, so the server's indexes differ.
 */
export function placedProblems(page: EditedPage, fields: readonly { field: string; rule: string }[]): BrokenRules {
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
