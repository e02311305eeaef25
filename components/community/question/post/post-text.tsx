import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import type { Language } from '@/lib/platform/shared/language';

interface PostTextProps {
  text: string;
  language: Language;
  /** What stands in place of the text of an erased account. */
  erased?: string;
}

/** The text of a post with its line breaks, in lines of a good length. It is shown plainly: no markup, no links. */
export function PostText({ text, language, erased }: PostTextProps) {
  const textLanguage = useTextLanguage();
  if (text === '') return erased ? <p className="mt-3 text-ink-3">{erased}</p> : null;
  return (
    <p
      dir="auto"
      lang={textLanguage(language)}
      className="mt-3 max-w-170 whitespace-pre-line text-lg leading-[1.75] text-pretty wrap-anywhere"
    >
      {text}
    </p>
  );
}
