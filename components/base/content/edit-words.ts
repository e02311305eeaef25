import { useTranslations } from 'next-intl';
import type { SortWords } from '@/components/ui/sort-frame';
import { nameOfBlock } from '@/lib/base/content/client/edited-blocks';
import { blockLimits } from '@/lib/base/content/codes';
import type { ContentBlock } from '@/lib/base/content/contract';
import type { BrokenRules } from '@/lib/platform/client/saver-state';
import type { OfferedPart, ProblemAt } from './edit-props';

/** A block's name in the editor: its kind and its title, or the label of its part. */
export function useBlockNames(parts: readonly OfferedPart[]): (block: ContentBlock) => string {
  const t = useTranslations('contentBlocks');
  return (block) => {
    if (block.kind === 'part') {
      const offered = parts.find(({ part, about }) => part === block.part && about === block.about);
      return offered?.label ?? t('kinds.part');
    }
    const kind = t(`kinds.${block.kind}`);
    const title = nameOfBlock(block);
    return title ? t('named', { kind, title }) : kind;
  };
}

/** Messages of broken rules, by the names that the contract, zod and the page's own slice give them. */
const words = {
  required: 'required',
  too_small: 'required',
  tooLong: 'tooLong',
  too_big: 'tooLong',
  tooMany: 'tooMany',
  address: 'address',
  prohibited: 'prohibited',
  unknown: 'unknown',
} as const;

/** Finds what is wrong below a place: `problemsOf('3.')('title.zh')`. */
export function useBlockProblems(rules: BrokenRules): (below: string) => ProblemAt {
  const t = useTranslations('contentBlocks.rules');
  return (below) => (place) => {
    const rule = rules[`${below}${place}`];
    if (rule === undefined) return undefined;
    if (rule === 'required' && `${below}${place}` === '') return t('noBlocks');
    return t(rule in words ? words[rule as keyof typeof words] : 'other', { most: blockLimits.items });
  };
}

/** What is read out while a block is moved. */
export function useBlockSortWords(): SortWords {
  const t = useTranslations('contentBlocks.sort');
  return {
    ...{ how: t('how'), role: t('role'), handle: (place) => t('handle', place) },
    ...{ taken: (place) => t('taken', place), over: (place) => t('over', place) },
    ...{ put: (place) => t('put', place), left: (place) => t('left', place) },
  };
}
