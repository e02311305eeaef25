import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import type { PlannedAward } from '@/lib/events/award/client/desk';
import type { ChosenEntry } from '@/lib/events/award/contract';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import { translate } from '@/lib/platform/shared/language';

/** Who wins an award, each with the words for it. */
export function DeskWinners({ winners }: Pick<PlannedAward, 'winners'>) {
  const t = useTranslations('awardDesk.award');
  const language = useLanguage();
  const textLanguage = useTextLanguage();
  if (winners.length === 0) return <p className="mt-2 text-ink-3 text-sm">{t('nobody')}</p>;
  return (
    <ul className="mt-3 grid gap-x-6 gap-y-3 md:grid-cols-2">
      {winners.map((winner) => {
        const citation = translate(winner.citationZh, winner.citationEn, language);
        return (
          <li key={winner.id} className="flex gap-3">
            <WinnerPicture entry={winner} />
            <div className="min-w-0">
              <WinnerTitle entry={winner} />
              {citation.text && (
                <p lang={textLanguage(citation.language)} className="line-clamp-3 text-ink-2 text-sm wrap-anywhere">
                  {citation.text}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** What it looks like, beside its title. */
export function WinnerPicture({ entry: { thumb } }: { entry: Pick<ChosenEntry, 'thumb'> }) {
  return (
    <Picture picture={thumb} cuts={cuts} sizes="96px" className="aspect-3/2 w-24 flex-none self-start rounded-sm" />
  );
}

export function WinnerTitle({ entry: { number, title, titleLanguage } }: { entry: ChosenEntry }) {
  const t = useTranslations('awardDesk');
  const textLanguage = useTextLanguage();
  return (
    <p className="wrap-anywhere">
      <span className="block text-ink-3 text-xs tabular-nums">{t('number', { number })}</span>
      <span lang={textLanguage(titleLanguage)} className="line-clamp-2 font-semibold">
        {title}
      </span>
    </p>
  );
}

const cuts = [videoThumbnailSize] as const;
