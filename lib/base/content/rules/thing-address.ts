import type { NamedRef } from './block-things';

/** The pages of things that have one, by their paths without language; the group is the id. */
const paths: readonly (readonly [NamedRef['kind'], RegExp])[] = [
  ['video', /^\/video\/detail\/([^/]+)$/],
  ['activity', /^\/ActivityDetail\/([^/]+)$/i],
  ['playlist', /^\/playlist\/([^/]+)$/],
  ['article', /^\/articleIndex\/([^/]+)$/i],
  ['question', /^\/questionDetail\/([^/]+)$/i],
];

/** Those whose address names its thing by a parameter. */
const queries: Record<string, readonly [NamedRef['kind'], string]> = {
  '/videoplayer': ['video', 'id'],
  '/otherpeople': ['person', 'userId'],
  '/topicintroduce': ['topic', 'topicId'],
};

const anyId = /^[\w-]{1,64}$/;

/** The thing in an address of its page on this site (`https://…/en/video/detail/1`), as somebody copied it; null for any other text. */
export function thingInAddress(text: string, site: string): NamedRef | null {
  const address = text.trim();
  if (!/^https?:\/\/\S+$/i.test(address) || !URL.canParse(address)) return null;
  const { origin, pathname, searchParams } = new URL(address);
  if (origin !== site) return null;
  const path = pathname.replace(/^\/en(?=\/)/, '').replace(/\/$/, '');
  const [byQuery, parameter = ''] = queries[path.toLowerCase()] ?? [];
  const found = byQuery ? ([byQuery, searchParams.get(parameter) ?? ''] as const) : byPath(path);
  return found && anyId.test(found[1]) ? { kind: found[0], id: found[1] } : null;
}

function byPath(path: string): readonly [NamedRef['kind'], string] | null {
  for (const [kind, pattern] of paths) {
    const id = pattern.exec(path)?.[1];
    if (id) return [kind, id];
  }
  return null;
}

/** Whether a text can be the id of a thing, whose kind is said beside it. */
export function isThingId(text: string): boolean {
  return anyId.test(text.trim());
}
