'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { makeQrReader, type QrReader } from '@/lib/events/door/client/read-qr';
import { loadPart } from '@/lib/platform/client/load-part';

interface DoorCameraProps {
  onCode(code: string): void;
  /** What reads codes is loaded. */
  onReady(): void;
  /** Stands over the picture. */
  children: ReactNode;
}

/** In milliseconds: between two looks at the picture, and for how long a code that stays in it is the same scan. */
const lookEvery = 120;
const sameFor = 3000;

type CameraState = 'off' | 'starting' | 'on' | 'denied' | 'none';

/** The picture of the camera, which is read until it is closed. */
export function DoorCamera({ onCode, onReady, children }: DoorCameraProps) {
  const t = useTranslations('door.camera');
  const [state, setState] = useState<CameraState>('off');
  const [reader, setReader] = useState<{ read: QrReader } | null>(null);
  const video = useRef<HTMLVideoElement>(null);
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    loadPart(makeQrReader, 'scanner', (read) => {
      setReader({ read });
      ready();
    });
  }, []);
  const isOn = state === 'starting' || state === 'on';
  useStream(video, isOn, setState);
  useCodes(video, state === 'on' ? reader : null, onCode);
  const problem = state === 'denied' || state === 'none' ? t(state) : null;
  return (
    <section
      aria-label={t('title')}
      className={`relative mt-2 aspect-square overflow-hidden rounded-lg md:aspect-4/3 ${isOn ? 'bg-shade text-white' : 'border border-line bg-sunk'}`}
    >
      <video ref={video} playsInline muted className={`size-full object-cover ${isOn ? '' : 'hidden'}`} />
      {isOn ? (
        <>
          <div aria-hidden="true" className="absolute inset-[18%] rounded-lg border-2 border-white/80" />
          <p className="absolute inset-x-4 top-4 text-center text-sm">{state === 'on' ? t('aim') : t('starting')}</p>
          <button
            type="button"
            onClick={() => setState('off')}
            className="absolute inset-x-0 bottom-3 mx-auto min-h-11 w-fit rounded-full bg-shade/70 px-4 text-sm"
          >
            {t('stop')}
          </button>
        </>
      ) : (
        <div className="grid size-full content-center justify-items-center gap-4 px-6 text-center">
          {problem && (
            <p role="alert" className="text-sm text-pretty">
              {problem}
            </p>
          )}
          <button
            type="button"
            onClick={() => setState('starting')}
            className={`${buttonClass('accent')} min-h-14 px-8 text-lg`}
          >
            {t('start')}
          </button>
        </div>
      )}
      {children}
    </section>
  );
}

/** Shows the camera at the back of the device in the video while it is on. */
function useStream(video: { current: HTMLVideoElement | null }, isOn: boolean, setState: (state: CameraState) => void) {
  const tell = useEffectEvent(setState);
  useEffect(() => {
    if (!isOn) return;
    let isOver = false;
    let stream: MediaStream | undefined;
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
      if (isOver || !video.current) return end(stream);
      video.current.srcObject = stream;
      await video.current.play();
      tell('on');
    };
    start().catch((error: unknown) => {
      if (!isOver) tell(error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'none');
    });
    return () => {
      isOver = true;
      if (stream) end(stream);
    };
  }, [isOn, video]);
}

function end(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop();
}

/** Looks at the video again and again; a code that stays in the picture is told once. */
function useCodes(
  video: { current: HTMLVideoElement | null },
  reader: { read: QrReader } | null,
  onCode: (code: string) => void,
) {
  const tell = useEffectEvent(onCode);
  useEffect(() => {
    if (!reader) return;
    let timer: ReturnType<typeof setTimeout>;
    let [isOver, last, seenAt] = [false, '', 0];
    const look = async () => {
      const code = video.current ? await reader.read(video.current).catch(() => null) : null;
      if (isOver) return;
      const now = Date.now();
      if (code && (code !== last || now - seenAt > sameFor)) tell(code);
      if (code) [last, seenAt] = [code, now];
      timer = setTimeout(look, lookEvery);
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [reader, video]);
}
