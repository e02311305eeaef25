import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { Link } from '@/lib/platform/i18n/link';
import type { RankedCreator, RankedVideo, RankingStep } from '@/lib/works/ranking/contract';
import { BoardDate } from './board-date';
import { BoardPlace } from './board-place';
import { BoardRule } from './board-rule';
import { BoardSteps } from './board-steps';
import { CreatorBoard } from './creator-board';
import { WorkBoard } from './work-board';

interface BoardScreenProps {
  step: RankingStep;
  /** The Beijing day of the board, YYYY-MM-DD; null without one. */
  day: string | null;
  /** Entries of a board of works, and of that of creators. */
  videos: RankedVideo[];
  creators: RankedCreator[];
}

/** A ranking board and links to the others (specification section 2, /hotList/{step}). */
export function BoardScreen({ step, day, videos, creators }: BoardScreenProps) {
  const t = useTranslations('ranking');
  const isEmpty = videos.length + creators.length === 0;
  return (
    <div className="wrap max-w-280! pt-5 pb-12" data-sleeps="painted">
      <BoardPlace />
      <h1 className="text-2xl">{t(`steps.${step}.heading`)}</h1>
      <p className="mt-1 text-ink-2 text-pretty">{t(`steps.${step}.intro`)}</p>
      <BoardSteps step={step} />
      {isEmpty ? (
        <Notice title={t('none')} text={t(day === null ? 'noneYetText' : 'noneText')}>
          <Link href="/" className={buttonClass('ink')}>
            {t('home')}
          </Link>
        </Notice>
      ) : (
        <>
          <div className="mb-6 grid gap-x-8 md:grid-cols-[minmax(0,1fr)_auto]">
            {day && <BoardDate day={day} />}
            <BoardRule isOfCreators={step === 'creators'} />
          </div>
          {step === 'creators' ? <CreatorBoard creators={creators} /> : <WorkBoard videos={videos} />}
          <p className="mt-8 text-center text-sm text-ink-3">{t('end')}</p>
        </>
      )}
    </div>
  );
}
