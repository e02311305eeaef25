import type { SpecialPage } from '@/lib/base/content/contract';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { Blocks, type ShownParts } from './card-blocks';

interface SpecialProps {
  page: Pick<SpecialPage, 'title' | 'language' | 'blocks'>;
  parts?: ShownParts;
  /** Its pictures are not public yet. */
  isDraft?: boolean;
}

/** A special: its blocks below its title, or below a head of its own. */
export function Special({ page: { title, language, blocks }, ...shown }: SpecialProps) {
  const lang = useTextLanguage()(language);
  const [first] = blocks;
  const isLed = first?.kind === 'head' && first.title.text !== '';
  return (
    <article className="wrap pt-8 pb-16 md:pt-14 md:pb-24">
      {!isLed && (
        <h1 lang={lang} className="mb-10 text-display text-balance md:mb-14">
          {title}
        </h1>
      )}
      <Blocks {...shown} blocks={blocks} isLed={isLed} />
    </article>
  );
}
