'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import type { Device } from '@/lib/people/account/contract';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { relativeDateText, relativeDay } from '@/lib/platform/shared/format/relative-date';
import { DeviceIcon } from './device-icon';

interface DeviceRowProps {
  device: Device;
  /** When the page was rendered, in milliseconds, so that server and browser render the same. */
  now: number;
  onEnd(): void;
}

/** A device with a login: name, place, last use, and a button to log it out. */
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

/** The name of a device: its browser and system, or its kind where neither is known. */
export function useDeviceName(): (device: Device) => string {
  const t = useTranslations('settings.devices');
  return ({ browser, system, kind }) => [browser, system].filter(Boolean).join(' · ') || t(`kinds.${kind}`);
}

function LastSeen({ iso, now }: { iso: string; now: number }) {
  const t = useTranslations('settings.devices');
  const format = useTranslations('format');
  const ms = Date.parse(iso);
  const day = relativeDay(ms, now);
  // Stored as a day only, so no time is shown.
  const when = day.kind === 'today' ? t('today') : relativeDateText(day, format);
  return <time dateTime={formatDate(ms)}>{t('lastSeen', { when })}</time>;
}
