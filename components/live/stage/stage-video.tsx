'use client';

import { useRef, useState } from 'react';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';

interface StageVideoProps {
  stream: MediaStream;
  /** Nobody hears it here. */
  isMuted: boolean;
  /** One's own picture, as in a mirror. */
  isMirrored?: boolean;
  /** Sound alone, behind what stands in its place. */
  isHidden?: boolean;
  /** Words of the button where the browser wants a press before it lets hear. */
  hearLabel: string;
}

/** Picture and sound of somebody. */
export function StageVideo({ stream, isMuted, hearLabel, ...look }: StageVideoProps) {
  const { isMirrored = false, isHidden = false } = look;
  const video = useRef<HTMLVideoElement>(null);
  const [isBlocked, setBlocked] = useState(false);

  function play() {
    video.current?.play().then(
      () => setBlocked(false),
      (error: unknown) => setBlocked(error instanceof DOMException && error.name === 'NotAllowedError'),
    );
  }
  useEffectOn(stream, () => {
    if (video.current) video.current.srcObject = stream;
    play();
  });
  return (
    <>
      <video
        ref={video}
        playsInline
        autoPlay
        muted={isMuted}
        className={`absolute inset-0 size-full object-cover ${isMirrored ? '-scale-x-100' : ''} ${isHidden ? 'invisible' : ''}`}
      />
      {isBlocked && !isMuted && (
        <button
          type="button"
          onClick={play}
          className="absolute inset-x-0 top-1/2 z-1 mx-auto min-h-11 w-fit -translate-y-1/2 rounded-full bg-white px-4 font-semibold text-shade text-sm"
        >
          {hearLabel}
        </button>
      )}
    </>
  );
}
