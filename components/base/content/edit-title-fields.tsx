'use client';

import { useTranslations } from 'next-intl';
import type { OwnBlock } from '@/lib/base/content/client/edited-blocks';
import { blockLimits } from '@/lib/base/content/codes';
import { BilingualFields } from './edit-bilingual';
import type { ProblemAt } from './edit-props';

type TitledBlock = Exclude<OwnBlock, { kind: 'text' }>;

interface TitleFieldsProps<Block extends TitledBlock> {
  block: Block;
  onChange(block: Block): void;
  problemAt: ProblemAt;
}

/** The title of a block. */
export function TitleFields<Block extends TitledBlock>({ block, onChange, problemAt }: TitleFieldsProps<Block>) {
  const t = useTranslations('contentBlocks.fields');
  return (
    <BilingualFields
      label={t('title')}
      value={block.title}
      onChange={(title) => onChange({ ...block, title })}
      problemAt={(language) => problemAt(`title.${language}`)}
      most={blockLimits.title}
    />
  );
}
