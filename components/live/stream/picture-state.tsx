import { useTranslations } from 'next-intl';
import { CardCountdown } from '@/components/live/broadcast/card-countdown';
import { broadcastsPath } from '@/lib/live/broadcast/client/addresses';
import type { BroadcastPhase } from '@/lib/live/broadcast/codes';
import type { BroadcastDetail, BroadcastNow } from '@/lib/live/broadcast/contract';
import { Link } from '@/lib/platform/i18n/link';
import { PicturePanel, panelWay } from './picture-panel';

interface PictureStateProps {
  broadcast: BroadcastDetail;
  now: BroadcastNow;
  phase: Exclude<BroadcastPhase, 'live' | 'interrupted'>;
}

/** Why there is no picture: it has not begun, it is over, or it never was; said as it is, with the way on. */
export function PictureState({ broadcast, now: { startTime, replayId }, phase }: PictureStateProps) {
  const t = useTranslations('stream.state');
  const { priceFen, keepsReplay, cancelReason } = broadcast;
  switch (phase) {
    case 'upcoming':
      return <PicturePanel title={<CardCountdown startTime={startTime} />} text={t('upcoming.text')} />;
    case 'late':
      return <PicturePanel title={t('late.title')} text={t('late.text')} />;
    case 'ended':
      return <PicturePanel title={t('ended.title')} text={t(keepsReplay ? 'ended.making' : 'ended.none')} />;
    case 'playback':
      return (
        <PicturePanel title={t('playback.title')} text={t('playback.text')}>
          {replayId && (
            <Link href={`/video/detail/${encodeURIComponent(replayId)}`} className={panelWay}>
              {t('replay')}
            </Link>
          )}
        </PicturePanel>
      );
    case 'missed':
    case 'canceled': {
      const why = t(`${phase}.${priceFen > 0 ? 'refunded' : 'text'}`);
      return (
        <PicturePanel
          title={t(`${phase}.title`)}
          text={phase === 'canceled' && cancelReason ? `${why}\n${cancelReason}` : why}
        >
          <Others />
        </PicturePanel>
      );
    }
  }
}

/** The broadcast was taken down while its page was open. */
export function PictureGone() {
  const t = useTranslations('stream.state.gone');
  return (
    <PicturePanel title={t('title')} text={t('text')}>
      <Others />
    </PicturePanel>
  );
}

function Others() {
  const t = useTranslations('stream.state');
  return (
    <Link href={broadcastsPath} className={panelWay}>
      {t('others')}
    </Link>
  );
}
