import { imageHost, ownMedia } from '@/lib/platform/shared/hosts';
import type { ContentBlock } from '../contract';

/**
 * The media keys of all pictures that blocks show, each once: of heads, walls and partners, and in the sanitised texts. Their
 * owner makes them public with the page.
 */
export function blockPictures(blocks: readonly ContentBlock[]): string[] {
  return [...new Set(blocks.flatMap(keysOf))].filter((key) => key !== '');
}

function keysOf(block: ContentBlock): string[] {
  if (block.kind === 'head') return [block.picture];
  if (block.kind === 'text') return [...keysIn(block.zh), ...keysIn(block.en)];
  if (block.kind === 'pictures' || block.kind === 'partners') return block.items.map(({ picture }) => picture);
  return [];
}

/** A picture in a text is named by its key or by its address. */
function keysIn(html: string): string[] {
  return [...html.matchAll(/<img\s(?:[^>]*\s)?src="([^"?#]*)/g)].map(([, source = '']) => {
    const host = [imageHost(), ownMedia].find((each) => source.startsWith(`${each}/`));
    return host === undefined ? source : source.slice(host.length + 1);
  });
}
