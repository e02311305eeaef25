'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { payPath } from '@/lib/live/broadcast/client/addresses';
import type { Talk } from '@/lib/live/talk/contract';
import { goToLogin } from '@/lib/platform/client/error-path';
import { useLoggedIn } from '@/lib/platform/client/use-logged-in';
import { useSecondsLeft } from '@/lib/platform/client/use-seconds-left';
import { Link } from '@/lib/platform/i18n/link';
import { TalkComposer } from './talk-composer';

interface TalkFootProps {
  id: string;
  talk: Talk;
  /** The broadcast is over. */
  isOver: boolean;
  change(work: (talk: Talk) => Talk): void;
}

/** The composer, or why there is none and what to do. */
export function TalkFoot({ id, talk, isOver, change }: TalkFootProps) {
  const t = useTranslations('talk.closed');
  const isVisitor = !useLoggedIn();
  const isEarly = useSecondsLeft(Date.parse(talk.opensAt)) > 0;
  // Who was admitted alone can still read it; one that is over is not sold.
  if (talk.needsPayment && isOver) return <Hint text={t('paidOnly')} />;
  if (talk.needsPayment) {
    return (
      <Hint text={t('payment')}>
        <Link href={payPath(id)} className={buttonClass('accent', 'row')}>
          {t('pay')}
        </Link>
      </Hint>
    );
  }
  if (isOver) return <Hint text={t('ended')} />;
  if (talk.isSilenced) return <Hint text={t('silenced')} />;
  if (isEarly) return <Hint text={t('early')} />;
  if (isVisitor) {
    return (
      <Hint text={t('visitor')}>
        <button type="button" onClick={goToLogin} className={buttonClass('ink', 'row')}>
          {t('logIn')}
        </button>
      </Hint>
    );
  }
  return <TalkComposer {...{ id, talk, change }} />;
}

function Hint({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-2 border-line border-t py-2">
      <p className="min-w-0 flex-1 text-ink-2 text-sm text-pretty">{text}</p>
      {children}
    </div>
  );
}
