'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '@/components/ui/text-field';
import { doorLimits } from '@/lib/events/door/codes';

interface DoorSettingsProps {
  name: string;
  isSilent: boolean;
  rename(name: string): void;
  setSilent(isSilent: boolean): void;
}

/** How this device is set: which door it stands at, and whether it makes a sound. */
export function DoorSettings({ name, isSilent, rename, setSilent }: DoorSettingsProps) {
  const t = useTranslations('door');
  return (
    <section className="mt-8 border-line border-t pt-5">
      <TextField
        label={t('name')}
        placeholder={t('namePlaceholder')}
        maxLength={doorLimits.name}
        value={name}
        onChange={({ target }) => rename(target.value)}
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={!isSilent}
          onChange={({ target }) => setSilent(!target.checked)}
          className="size-5 accent-accent"
        />
        {t('sound')}
      </label>
    </section>
  );
}
