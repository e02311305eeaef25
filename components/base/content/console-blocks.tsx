'use client';

import { useTranslations } from 'next-intl';
import { ConsoleSection } from '@/components/base/staff/card-parts';
import type { PageSaver, PageState } from '@/lib/base/content/client/use-draft';
import { rulesBelow } from '@/lib/platform/client/rules-below';
import { BlockEditor } from './card-block-editor';
import { pagePictures } from './console-pictures';
import type { OfferedPart } from './edit-props';

interface SpecialBlocksProps {
  saver: PageSaver;
  state: PageState;
  /** What slices bring to specials. */
  parts: readonly OfferedPart[];
}

/** The blocks of a special. */
export function SpecialBlocks({ saver, state, parts }: SpecialBlocksProps) {
  const t = useTranslations('contentConsole.data');
  return (
    <ConsoleSection title={t('blocks')}>
      <BlockEditor
        blocks={state.typed.data.blocks}
        onChange={(blocks) => saver.change({ data: { ...saver.get().typed.data, blocks } })}
        rules={rulesBelow(state.rules, 'data.blocks')}
        pictures={pagePictures}
        parts={parts}
      />
    </ConsoleSection>
  );
}
