'use client';

import { useTranslations } from 'next-intl';
import { AreaPicker } from '@/components/people/person/card-area-picker';
import { Sheet } from '@/components/ui/sheet';

export interface AreaSheetProps {
  /** The one chosen before; empty for none. */
  areaId: string;
  onPick(areaId: string, name: string): void;
  onClose(): void;
}

/** Picks the area of a demand. */
export function AreaSheet({ areaId, onPick, onClose }: AreaSheetProps) {
  const t = useTranslations('demandEdit.area');
  return (
    <Sheet open onClose={onClose} label={t('pick')} closeLabel={t('close')} isWide>
      <AreaPicker value={areaId || null} onChoose={onPick} />
    </Sheet>
  );
}
