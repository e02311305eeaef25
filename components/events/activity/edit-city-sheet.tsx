'use client';

import { useTranslations } from 'next-intl';
import { AreaPicker } from '@/components/people/person/card-area-picker';
import { Sheet } from '@/components/ui/sheet';

export interface CitySheetProps {
  /** The one chosen before; empty for none. */
  cityId: string;
  onPick(cityId: string, name: string): void;
  onClose(): void;
}

/** Picks the city of an activity. */
export function CitySheet({ cityId, onPick, onClose }: CitySheetProps) {
  const t = useTranslations('activityEdit.place');
  return (
    <Sheet open onClose={onClose} label={t('pickCity')} closeLabel={t('close')} isWide>
      <AreaPicker value={cityId || null} onChoose={onPick} />
    </Sheet>
  );
}
