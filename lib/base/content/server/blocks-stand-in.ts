import type { Context } from '@/lib/platform/server/context';
import type { ContentBlocks, ShownBlock } from '../contract';

export const cleanBlocks = (blocks: ContentBlocks): ContentBlocks => blocks;
export const showBlocks = async (_context: Context, _blocks: ContentBlocks): Promise<ShownBlock[]> => [];
export const blockPictures = (blocks: ContentBlocks): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'head') return block.picture ? [block.picture] : [];
    const items = block.kind === 'pictures' || block.kind === 'partners' ? block.items : [];
    return items.flatMap(({ picture }) => (picture ? [picture] : []));
  });
