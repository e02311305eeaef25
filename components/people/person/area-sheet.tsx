'use client';

import { Sheet } from '@/components/ui/sheet';
import { AreaPicker } from './card-area-picker';

export interface AreaSheetProps {
  /** The one chosen before; empty for none. */
  areaId: string;
  words: { label: string; close: string };
  onPick(areaId: string, name: string): void;
  onClose(): void;
}

/** Picks an area of the dictionary. */
export function AreaSheet({ areaId, words, onPick, onClose }: AreaSheetProps) {
  return (
    <Sheet open onClose={onClose} label={words.label} closeLabel={words.close} isWide>
      <AreaPicker value={areaId || null} onChoose={onPick} />
    </Sheet>
  );
}
