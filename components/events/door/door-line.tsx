import { useTranslations } from 'next-intl';
import type { DoorState } from '@/lib/events/door/client/door-desk';

/** How the device stands to the server: nothing while all is sent. Its room is kept, so that nothing moves under a finger. */
export function DoorLine({ state: { isAway, unsent, conflicts } }: { state: DoorState }) {
  const t = useTranslations('door.line');
  return (
    <div role="status" className="min-h-6 text-sm text-pretty">
      {isAway && <p className="text-ink-2">{t('away')}</p>}
      {unsent > 0 && (isAway || unsent > 1) && (
        <p className="font-semibold tabular-nums">{t('unsent', { count: unsent })}</p>
      )}
      {conflicts > 0 && <p className="text-danger">{t('conflicts', { count: conflicts })}</p>}
    </div>
  );
}
