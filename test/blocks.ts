import type { ContentBlock, ShownBlock } from '@/lib/base/content/contract';

type Written<Kind extends ContentBlock['kind']> = Extract<ContentBlock, { kind: Kind }>;
type Shown<Kind extends ShownBlock['kind']> = Extract<ShownBlock, { kind: Kind }>;

/** A text in both languages, as it is written. */
export const inBoth = (zh: string, en = '') => ({ zh, en });
/** A text as it is read. */
export const said = (text: string, language: 'zh' | 'en' = 'zh') => ({ text, language });

/** Blocks as they are written, with only what the test names. */
export const headBlock = (id: string, part: Partial<Written<'head'>> = {}): Written<'head'> => ({
  ...{ kind: 'head', id, title: inBoth(''), subtitle: inBoth(''), picture: '' },
  ...part,
});
export const textBlock = (id: string, zh: string, en = ''): Written<'text'> => ({ kind: 'text', id, zh, en });
export const thingsBlock = (id: string, items: Written<'things'>['items']): Written<'things'> => ({
  ...{ kind: 'things', id, title: inBoth('作品', 'Works'), items },
});
export const picturesBlock = (id: string, keys: string[]): Written<'pictures'> => ({
  ...{ kind: 'pictures', id, title: inBoth('画面') },
  items: keys.map((picture) => ({ picture, caption: inBoth(`图${picture}`) })),
});

/** Blocks as they are read. */
export const shownHead = (id: string, part: Partial<Shown<'head'>> = {}): Shown<'head'> => ({
  ...{ kind: 'head', id, title: said('现在·未来'), subtitle: said(''), picture: null },
  ...part,
});
