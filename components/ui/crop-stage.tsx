'use client';

import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import type { CropArea } from '@/lib/platform/client/picture-file';

export interface CropStageProps {
  file: File;
  /** Aspect ratio of the part: width by height. */
  aspect: number;
  /** Maximum zoom; at least 1. */
  furthest: number;
  isRound?: boolean;
  hasGrid?: boolean;
  words: { hint: string; area: string; zoom: string };
  onArea(area: CropArea): void;
}

/** Shows a picture to be cropped by drag, pinch, wheel, arrow keys and a slider. */
export function CropStage({ file, aspect, furthest, isRound = false, hasGrid = false, words, onArea }: CropStageProps) {
  const address = useObjectUrl(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <p className="mb-3 text-sm text-ink-2">{words.hint}</p>
      <div className="relative h-75 overflow-hidden rounded-md bg-shade">
        {address && (
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            maxZoom={furthest}
            aspect={aspect}
            cropShape={isRound ? 'round' : 'rect'}
            showGrid={hasGrid}
            keyboardStep={8}
            cropperProps={{ 'aria-label': words.area, role: 'group' }}
            mediaProps={{ alt: '' }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => onArea(pixels)}
          />
        )}
      </div>
      <label className="mt-3 flex min-h-11 items-center gap-3 text-sm">
        {words.zoom}
        <input
          type="range"
          min={1}
          max={furthest}
          step={0.01}
          value={zoom}
          disabled={furthest === 1}
          onChange={(event) => setZoom(Number(event.target.value))}
          className="h-11 grow accent-accent"
        />
      </label>
    </>
  );
}

/** An object URL of a file while the component is mounted; null until there is one. */
export function useObjectUrl(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      setAddress(null);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return address;
}
