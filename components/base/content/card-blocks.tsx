import type { ReactNode } from 'react';
import { RichText } from '@/components/base/rich-text/card-rich-text';
import type { ShownBlock } from '@/lib/base/content/contract';
import { outline } from '@/lib/base/rich-text/codes';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { BlockHead } from './block-head';
import { BlockPartners } from './block-partners';
import { BlockPictures } from './block-pictures';
import { BlockThings } from './block-things';
import { BlockTimetable } from './block-timetable';
import { besideText } from './legal-head';

/** How a page shows what slices show of themselves, by the names of the parts. */
export type ShownParts = Readonly<Record<string, (data: unknown) => ReactNode>>;

interface BlocksProps {
  blocks: readonly ShownBlock[];
  /** A part that is not among them is left out. */
  parts?: ShownParts;
  /** The title of a head that stands first is that of the page. */
  isLed?: boolean;
  /** Its pictures are not public yet. */
  isDraft?: boolean;
}

/** The blocks of an edited page, one below the other, within the frame of the page. */
export function Blocks({ blocks, parts = {}, isLed = false, isDraft = false }: BlocksProps) {
  return (
    <div className="flex flex-col gap-14 md:gap-20">
      {blocks.map((block, index) => (
        <Block key={block.id} {...{ block, parts, isDraft }} isFirst={index === 0} isLead={isLed && index === 0} />
      ))}
    </div>
  );
}

interface BlockProps extends Required<Pick<BlocksProps, 'parts' | 'isDraft'>> {
  block: ShownBlock;
  isFirst: boolean;
  isLead: boolean;
}

function Block({ block, parts, isDraft, isFirst, isLead }: BlockProps) {
  switch (block.kind) {
    case 'head':
      return <BlockHead {...{ block, isFirst, isLead }} />;
    case 'text':
      return <Text block={block} />;
    case 'pictures':
      return <BlockPictures {...{ block, isDraft }} />;
    case 'things':
      return <BlockThings block={block} />;
    case 'timetable':
      return <BlockTimetable block={block} />;
    case 'partners':
      return <BlockPartners {...{ block, isDraft }} />;
    case 'part':
      return parts[block.part]?.(block.data) ?? null;
  }
}

function Text({ block: { id, body, language } }: { block: Extract<ShownBlock, { kind: 'text' }> }) {
  const lang = useTextLanguage()(language);
  const name = `block-${id}`;
  return (
    <div className={besideText}>
      <div className="lg:col-start-2">
        <RichText name={name} html={outline(body, name, 'h1').html} lang={lang} />
      </div>
    </div>
  );
}
