import { plainText } from '@/lib/base/rich-text/codes';
import { truncate } from '@/lib/platform/shared/format/truncate';
import type { ContentBlock } from '../contract';

/** The kinds that an editor adds by themselves; parts of other slices are offered by the page. */
export const ownBlockKinds = ['head', 'text', 'pictures', 'things', 'timetable', 'partners'] as const;
export type OwnBlockKind = (typeof ownBlockKinds)[number];
export type OwnBlock<Kind extends OwnBlockKind = OwnBlockKind> = Extract<ContentBlock, { kind: Kind }>;

/** Ids are unique, even beside blocks that were stored in an earlier load of the page. */
const load = Date.now().toString(36);
let made = 0;

function newId(): string {
  made += 1;
  return `b${load}-${made}`;
}

const none = { zh: '', en: '' };

const empty: { [Kind in OwnBlockKind]: Omit<OwnBlock<Kind>, 'id'> } = {
  head: { kind: 'head', title: none, subtitle: none, picture: '' },
  text: { kind: 'text', ...none },
  pictures: { kind: 'pictures', title: none, items: [] },
  things: { kind: 'things', title: none, items: [] },
  timetable: { kind: 'timetable', title: none, rows: [] },
  partners: { kind: 'partners', title: none, items: [] },
};

/** A new block of a kind. */
export function emptyBlock(kind: OwnBlockKind): OwnBlock {
  return { ...empty[kind], id: newId() } as OwnBlock;
}

/** A new block that shows a part of another slice. */
export function partBlock(part: string, about: string): ContentBlock {
  return { kind: 'part', id: newId(), part, about };
}

/** Whether nothing is written in it yet, so that nothing is lost with it. */
export function isEmptyBlock(block: ContentBlock): boolean {
  if (block.kind === 'part') return true;
  const { id: _, ...written } = block;
  return JSON.stringify(written) === JSON.stringify(empty[block.kind]);
}

/** What a block is known by in a list: its title, or the beginning of its text; empty where it has neither. */
export function nameOfBlock(block: ContentBlock): string {
  if (block.kind === 'part') return '';
  const { zh, en } = block.kind === 'text' ? block : block.title;
  return truncate(block.kind === 'text' ? plainText(zh || en) : zh || en, 40);
}

/** Blocks as a text that somebody can read and keep: their kinds, and all that was written in them. */
export function blocksAsText(blocks: readonly ContentBlock[]): string {
  return blocks.map(({ kind, id: _, ...written }) => `[${kind}]\n${textsOf(written).join('\n')}`).join('\n\n');
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
