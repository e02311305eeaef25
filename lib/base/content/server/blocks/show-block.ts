import { isBlank } from '@/lib/base/rich-text/codes';
import { showRichText } from '@/lib/base/rich-text/port';
import { type Language, translate } from '@/lib/platform/shared/language';
import type { ContentBlock, ShownBlock, ShownThing } from '../../contract';
import { thingName } from './find-things';

/** Every kind of block but the parts of other slices. */
type OwnBlock = Exclude<ContentBlock, { kind: 'part' }>;
type Block<Kind extends OwnBlock['kind']> = Extract<OwnBlock, { kind: Kind }>;

/**
 * A block for readers of a language, with what is found of its things; null for one without content. Its texts are sanitised
 * again, so that stricter rules apply to older ones too.
 */
export function showBlock(
  block: OwnBlock,
  language: Language,
  things: ReadonlyMap<string, ShownThing>,
): ShownBlock | null {
  const inLanguage = ({ zh, en }: { zh: string; en: string }) => translate(zh, en, language);
  switch (block.kind) {
    case 'head':
      return showHead(block, inLanguage);
    case 'text':
      return showText(block, language);
    case 'pictures':
      return showPictures(block, inLanguage);
    case 'things':
      return showThings(block, inLanguage, things);
    case 'timetable':
      return showTimetable(block, inLanguage);
    case 'partners':
      return showPartners(block, inLanguage);
  }
}

type InLanguage = (of: { zh: string; en: string }) => ReturnType<typeof translate>;

function showHead({ kind, id, ...block }: Block<'head'>, inLanguage: InLanguage): ShownBlock | null {
  const [title, subtitle] = [inLanguage(block.title), inLanguage(block.subtitle)];
  const picture = block.picture || null;
  return title.text || subtitle.text || picture ? { kind, id, title, subtitle, picture } : null;
}

function showText({ kind, id, zh, en }: Block<'text'>, asked: Language): ShownBlock | null {
  const { text, language } = translate(isBlank(zh) ? '' : zh, isBlank(en) ? '' : en, asked);
  return text ? { kind, id, body: showRichText(text), language } : null;
}

function showPictures({ kind, id, title, items }: Block<'pictures'>, inLanguage: InLanguage): ShownBlock | null {
  const shown = items
    .filter(({ picture }) => picture !== '')
    .map(({ picture, caption }) => ({ picture, caption: inLanguage(caption) }));
  return shown.length > 0 ? { kind, id, title: inLanguage(title), items: shown } : null;
}

function showThings(
  { kind, id, title, items }: Block<'things'>,
  inLanguage: InLanguage,
  things: ReadonlyMap<string, ShownThing>,
): ShownBlock | null {
  const names = new Set(items.map(thingName));
  const shown = [...names].flatMap((name) => things.get(name) ?? []);
  return shown.length > 0 ? { kind, id, title: inLanguage(title), items: shown } : null;
}

function showTimetable({ kind, id, title, rows }: Block<'timetable'>, inLanguage: InLanguage): ShownBlock | null {
  const shown = rows
    .map((row) => ({ time: row.time, title: inLanguage(row.title), place: inLanguage(row.place) }))
    .filter((row) => row.time || row.title.text || row.place.text);
  return shown.length > 0 ? { kind, id, title: inLanguage(title), rows: shown } : null;
}

function showPartners({ kind, id, title, items }: Block<'partners'>, inLanguage: InLanguage): ShownBlock | null {
  const shown = items
    .map(({ name, url, picture }) => ({ name: inLanguage(name), url, picture: picture || null }))
    .filter(({ name, picture }) => name.text || picture);
  return shown.length > 0 ? { kind, id, title: inLanguage(title), items: shown } : null;
}
