'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import type { Device } from '@/lib/people/account/contract';
import { ConnectionError } from '@/lib/platform/client/errors';
import { toast } from '@/lib/platform/client/toast';
import { ConfirmSheet } from './confirm-sheet';
import { DeviceRow, useDeviceName } from './device-row';
import { SettingsPage } from './settings-page';
import { useDevices } from './use-devices';

interface DevicesScreenProps {
  first: Device[];
  /** When the page was rendered, in milliseconds. */
  now: number;
}

/** Where the caller is logged in; every other device can be logged out. */
export function DevicesScreen({ first, now }: DevicesScreenProps) {
  const t = useTranslations('settings');
  const offline = useTranslations('client')('offline');
  // The error path reports what the server rejected.
  const say = (error: unknown) => error instanceof ConnectionError && toast(offline);
  const { devices, endOne, endOthers } = useDevices(first, say);
  const [asked, setAsked] = useState<Device | 'others' | null>(null);
  const nameOf = useDeviceName();
  const isAlone = devices.every(({ isCurrent }) => isCurrent);

  function confirm() {
    if (asked === 'others') endOthers();
    else if (asked) endOne(asked.id);
    setAsked(null);
  }
  return (
    <SettingsPage title={t('titles.devices')} lead={t('devices.lead')}>
      <ul className="border-line border-t [&>li]:border-line [&>li]:border-b">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} now={now} onEnd={() => setAsked(device)} />
        ))}
      </ul>
      {isAlone ? (
        <p className="mt-6 text-ink-3">{t('devices.alone')}</p>
      ) : (
        <button type="button" onClick={() => setAsked('others')} className={`mt-6 ${buttonClass('line')}`}>
          {t('devices.endOthers')}
        </button>
      )}
      <ConfirmSheet
        open={asked !== null}
        title={asked && asked !== 'others' ? t('devices.endTitle', { name: nameOf(asked) }) : t('devices.othersTitle')}
        text={asked === 'others' ? t('devices.othersText') : t('devices.endText')}
        action={asked === 'others' ? t('devices.endOthers') : t('devices.end')}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      />
    </SettingsPage>
  );
}
