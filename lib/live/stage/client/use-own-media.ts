'use client';

import { useCallback, useEffect, useState } from 'react';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import { endStream, type MediaProblem, openDevices, problemOf, type WantedDevices } from './own-media';

export interface OwnMedia {
  /** Null while there is none. */
  stream: MediaStream | null;
  isOpening: boolean;
  problem: MediaProblem | null;
  /** All that this browser has, with their names once one was allowed. */
  devices: readonly MediaDeviceInfo[];
  wanted: WantedDevices;
  isMuted: boolean;
  hasPicture: boolean;
  /** Opens, or opens others; asks the person where the browser does. */
  open(change?: Partial<WantedDevices>): void;
  setMuted(isMuted: boolean): void;
  setPicture(hasPicture: boolean): void;
  close(): void;
}

const usual: WantedDevices = { microphone: '', camera: '', withPicture: true };

/** Microphone and camera of this page, until it goes away. */
export function useOwnMedia(): OwnMedia {
  const [wanted, setWanted] = useState(usual);
  const [asked, setAsked] = useState<WantedDevices | null>(null);
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [problem, setProblem] = useState<MediaProblem | null>(null);
  const [isMuted, setMuted] = useState(false);
  const [isShown, setShown] = useState(true);
  const devices = useDevices(stream);

  useEffectOn(asked, () => {
    if (!asked) return;
    let isOver = false;
    // Some phones open no second camera beside a first.
    endStream(stream);
    openDevices(asked).then(
      (opened) => {
        if (isOver) return endStream(opened);
        setStream(opened);
        setAsked(null);
      },
      (error: unknown) => {
        if (isOver) return;
        setStream(null);
        setProblem(problemOf(error));
        setAsked(null);
      },
    );
    return () => {
      isOver = true;
    };
  });
  // Each stream ends with its successor and with the page; one that ends by itself was unplugged, or is not allowed any more.
  useEffect(() => {
    const lose = () => {
      setStream(null);
      setProblem('none');
    };
    for (const track of stream?.getTracks() ?? []) track.addEventListener('ended', lose);
    return () => {
      for (const track of stream?.getTracks() ?? []) track.removeEventListener('ended', lose);
      endStream(stream);
    };
  }, [stream]);
  useEffect(() => {
    for (const track of stream?.getAudioTracks() ?? []) track.enabled = !isMuted;
    for (const track of stream?.getVideoTracks() ?? []) track.enabled = isShown;
  }, [stream, isMuted, isShown]);

  const open = useCallback(
    (change: Partial<WantedDevices> = {}) => {
      const next = { ...wanted, ...change };
      setProblem(null);
      setWanted(next);
      setAsked(next);
    },
    [wanted],
  );
  return {
    ...{ stream, problem, devices, wanted, isMuted, setMuted, open },
    isOpening: asked !== null,
    hasPicture: isShown && (stream?.getVideoTracks().length ?? 0) > 0,
    setPicture: setShown,
    close: () => setStream(null),
  };
}

function useDevices(stream: MediaStream | null): readonly MediaDeviceInfo[] {
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([]);
  useEffect(() => {
    const { mediaDevices } = navigator;
    if (!stream || !mediaDevices?.enumerateDevices) return;
    let isOver = false;
    const list = () =>
      mediaDevices.enumerateDevices().then(
        (all) => {
          if (!isOver) setDevices(all);
        },
        // Without a list there is no choice.
        () => undefined,
      );
    void list();
    mediaDevices.addEventListener('devicechange', list);
    return () => {
      isOver = true;
      mediaDevices.removeEventListener('devicechange', list);
    };
  }, [stream]);
  return devices;
}
