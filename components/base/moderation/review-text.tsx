import { useTranslations } from 'next-intl';
import { cutAroundMarks } from '@/lib/base/moderation/rules/cut-around-marks';
import { markWords } from '@/lib/base/moderation/rules/mark-words';
import { MarkedPieces } from './card-marked-text';

interface ReviewTextProps {
  text: string;
  /** The words that were found in it. */
  words: readonly string[];
}

/** A text that waits for review; of a long one, such as an article, what stands around its words, and the whole on demand. */
export function ReviewText({ text, words }: ReviewTextProps) {
  const t = useTranslations('moderationConsole');
  const pieces = markWords(text, words);
  const cut = cutAroundMarks(pieces);
  if (!cut) return <MarkedPieces pieces={pieces} />;
  return (
    <>
      <MarkedPieces pieces={cut} />
      <details className="mt-1">
        <summary className="flex min-h-11 items-center text-ink-2 text-sm underline-offset-4 hover:underline pointer-fine:min-h-7">
          {t('wholeText')}
        </summary>
        <MarkedPieces pieces={pieces} />
      </details>
    </>
  );
}
