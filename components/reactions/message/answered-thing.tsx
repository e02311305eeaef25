import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import type { AnswerToMe } from '@/lib/reactions/message/contract';

interface AnsweredThingProps extends Pick<AnswerToMe, 'about' | 'path'> {
  onOpen(): void;
}

/** The thing that was discussed, and the way to the place in its discussion. */
export function AnsweredThing({ about, path, onOpen }: AnsweredThingProps) {
  const t = useTranslations('message');
  const textLanguage = useTextLanguage();
  if (about.isGone || !path) return <p className="mt-2 text-ink-3 text-sm">{t('gone')}</p>;
  return (
    <Link
      href={path}
      onClick={onOpen}
      className="mt-2 flex min-h-11 items-center gap-3 rounded-md bg-sunk p-1.5 pr-3 text-sm hover:bg-line"
    >
      {about.thumb && (
        <Picture
          picture={about.thumb}
          cuts={[videoThumbnailSize]}
          sizes="60px"
          className="aspect-3/2 w-15 flex-none rounded-sm"
        />
      )}
      <span lang={about.language ? textLanguage(about.language) : undefined} className="min-w-0 grow truncate pl-1">
        {about.text}
      </span>
    </Link>
  );
}
