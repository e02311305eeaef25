import type { Context } from '@/lib/platform/server/context';
import type { ContentBlock, ShownBlock, ShownThing } from '../../contract';
import { blockThings } from '../../rules/block-things';
import { findThings, thingName } from './find-things';
import { showBlock } from './show-block';

/**
 * Blocks as they are read, in the context's language and in the other one where a translation is missing. Things that are not
 * public, parts that are unknown or have nothing to show, and empty blocks are left out. One query for each kind of thing and one
 * call for each part.
 */
export async function showBlocks(context: Context, blocks: readonly ContentBlock[]): Promise<ShownBlock[]> {
  const things = await findThings(context, blockThings(blocks));
  const byName = new Map(things.map((thing) => [thingName(thing), thing]));
  const shown = await Promise.all(blocks.map((block) => shownAs(context, block, byName)));
  return shown.filter((block) => block !== null);
}

async function shownAs(
  context: Context,
  block: ContentBlock,
  things: ReadonlyMap<string, ShownThing>,
): Promise<ShownBlock | null> {
  if (block.kind !== 'part') return showBlock(block, context.language, things);
  const { id, part, about } = block;
  const data = (await context.blocks.byName.get(part)?.show(context, about)) ?? null;
  return data === null ? null : { kind: 'part', id, part, data };
}
