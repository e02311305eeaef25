'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { watchPath } from '@/lib/live/broadcast/client/addresses';
import { useOwnMedia } from '@/lib/live/stage/client/use-own-media';
import { useStage } from '@/lib/live/stage/client/use-stage';
import { useWholePage } from '@/lib/live/stage/client/use-whole-page';
import type { StageView } from '@/lib/live/stage/contract';
import { isActive } from '@/lib/live/stage/rules/guest';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import { Link } from '@/lib/platform/i18n/link';
import { languageNames } from '@/lib/platform/shared/language';
import { GuestStage } from './guest-stage';
import { HostStage } from './host-stage';
import { useSent } from './use-sent';

interface StageScreenProps {
  /** As the server answered. */
  stage: StageView;
}

/** The stage of a participatory broadcast, for its host and for those who ask to come on it. */
export function StageScreen({ stage }: StageScreenProps) {
  useWholePage();
  const t = useTranslations('stage');
  const { session, state } = useStage({ id: stage.id, key: '' }, stage);
  const media = useOwnMedia();
  useSent(session, media);
  const { view, line } = state;
  const isPart = view.role === 'host' || isActive(view.own?.state ?? null);
  // Nobody's camera is on for nothing.
  useEffectOn(line !== 'over' && view.isOpen && isPart, (needsDevices) => {
    if (!needsDevices) media.close();
  });
  const Side = view.role === 'host' ? HostStage : GuestStage;
  return (
    <div className="wrap pt-5 pb-16">
      <div className="mx-auto max-w-240">
        <p className="text-ink-3 text-sm">{t(view.role === 'host' ? 'hostKicker' : 'guestKicker')}</p>
        <h1 lang={languageNames[view.titleLanguage].html} className="text-xl text-balance wrap-anywhere">
          {view.title}
        </h1>
        <Link
          href={watchPath(view.id)}
          className="inline-flex min-h-11 items-center text-ink-2 text-sm underline-offset-4 hover:underline"
        >
          {t('watch')}
        </Link>
        <p role="status" className="min-h-5 text-ink-3 text-sm">
          {line === 'lost' && t('lost')}
        </p>
        {line === 'over' ? <StageOver /> : <Side {...{ session, state, media }} />}
      </div>
    </div>
  );
}

function StageOver() {
  const t = useTranslations('stage.over');
  return (
    <Notice title={t('title')} text={t('text')}>
      <button type="button" onClick={() => location.reload()} className={buttonClass('line')}>
        {t('again')}
      </button>
    </Notice>
  );
}
