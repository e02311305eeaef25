'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import type { Device } from '@/lib/people/account/contract';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { relativeDateText, relativeDay } from '@/lib/platform/shared/format/relative-date';
import { DeviceIcon } from './device-icon';

interface DeviceRowProps {
  device: Device;
  /** When the page was made, in milliseconds, so that server and browser say the same. */
  now: number;
  onEnd(): void;
}

/** A device with a login: what it is, from where, when it was last seen, and the way to log it out. */
export function DeviceRow({ device, now, onEnd }: DeviceRowProps) {
  const t = useTranslations('settings.devices');
  const name = useDeviceName()(device);
  return (
    <li className="flex items-center gap-4 py-3">
      <DeviceIcon kind={device.kind} />
      <div className="min-w-0 grow">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-ink-3">
          <span className="sr-only">{t(`kinds.${device.kind}`)}</span>{' '}
          <span className="tabular-nums">{device.address}</span>
          {' · '}
          {device.isCurrent ? (
            <span className="font-semibold text-ok">{t('current')}</span>
          ) : (
            <LastSeen iso={device.lastSeenAt} now={now} />
          )}
        </p>
      </div>
      {!device.isCurrent && (
        <button type="button" onClick={onEnd} className={`flex-none ${buttonClass('line')}`}>
          {t('end')}
          <span className="sr-only"> {name}</span>
        </button>
      )}
    </li>
  );
}

/** What a device is called: its browser and system, or its kind where it said neither. */
export function useDeviceName(): (device: Device) => string {
  const t = useTranslations('settings.devices');
  return ({ browser, system, kind }) => [browser, system].filter(Boolean).join(' · ') || t(`kinds.${kind}`);
}

function LastSeen({ iso, now }: { iso: string; now: number }) {
  const t = useTranslations('settings.devices');
  const format = useTranslations('format');
  const ms = Date.parse(iso);
  const day = relativeDay(ms, now);
  // It is kept to the day: a time of it would be made up.
  const when = day.kind === 'today' ? t('today') : relativeDateText(day, format);
  return <time dateTime={formatDate(ms)}>{t('lastSeen', { when })}</time>;
}
