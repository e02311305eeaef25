import { Picture } from '@/components/ui/picture';
import type { ShownBlock } from '@/lib/base/content/contract';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';

interface BlockHeadProps {
  block: Extract<ShownBlock, { kind: 'head' }>;
  /** It stands first on its page: its picture is loaded with priority. */
  isFirst: boolean;
  /** Its title is that of the page. */
  isLead: boolean;
}

/** A title with a line below it, and a picture as wide as the page. */
export function BlockHead({ block: { title, subtitle, picture }, isFirst, isLead }: BlockHeadProps) {
  const langOf = useTextLanguage();
  const Title = isLead ? 'h1' : 'h2';
  return (
    <header>
      {title.text && (
        <Title
          lang={langOf(title.language)}
          className={`text-balance wrap-anywhere ${isLead ? 'text-display' : 'text-hero'}`}
        >
          {title.text}
        </Title>
      )}
      {subtitle.text && (
        <p
          lang={langOf(subtitle.language)}
          className="mt-3 max-w-170 text-ink-2 text-lg text-pretty md:mt-4 md:text-xl"
        >
          {subtitle.text}
        </p>
      )}
      {picture && (
        <Picture
          picture={picture}
          cuts={phoneCuts}
          wideCuts={wideCuts}
          sizes="(width >= 1296px) 1200px, 100vw"
          first={isFirst}
          className="aspect-780/536 w-full not-first:mt-6 max-md:-mx-gutter max-md:w-screen max-md:max-w-none! md:aspect-1296/494 md:rounded-lg md:not-first:mt-9"
        />
      )}
    </header>
  );
}

const phoneCuts = [
  { width: 780, height: 536 },
  { width: 1560, height: 1072 },
] as const;
const wideCuts = [
  { width: 1296, height: 494 },
  { width: 2592, height: 988 },
] as const;
