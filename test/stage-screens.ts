import { act } from '@testing-library/react';
import type { StageEvent, StageView } from '@/lib/live/stage/contract';
import { FakeStream, fakeRtc, track } from './fake-rtc';

/** The stream of events of a page, which a test answers. */
export const line: { onEvent: ((event: StageEvent) => void) | null; refuse: (() => void) | null } = {
  onEvent: null,
  refuse: null,
};

/** Stands in for `follow-events` in `jest.mock`. */
export const followStand = {
  followEvents: (_call: object, _input: object, on: { onEvent(event: StageEvent): void }) => {
    line.onEvent = on.onEvent;
    return new Promise<void>((_resolve, reject) => {
      line.refuse = () => reject(new Error('refused for good'));
    });
  },
};

/** The stage as the server tells it next. */
export const tell = (stage: StageView) => act(async () => line.onEvent?.({ kind: 'stage', stage }));

/** A browser with a microphone and a camera; `refuse` names the error of its answer. */
export function fakeDevices() {
  fakeRtc();
  line.onEvent = null;
  const asked: MediaStreamConstraints[] = [];
  const devices = { refuse: '', asked, stopped: 0 };
  const opened = (kind: 'audio' | 'video') =>
    Object.assign(track(kind), {
      stop: () => {
        devices.stopped += 1;
      },
    });
  const mediaDevices = Object.assign(new EventTarget(), {
    getUserMedia: async (wanted: MediaStreamConstraints) => {
      asked.push(wanted);
      if (devices.refuse) throw new DOMException('', devices.refuse);
      return new FakeStream([opened('audio'), ...(wanted.video ? [opened('video')] : [])]);
    },
    enumerateDevices: async () => [
      { kind: 'audioinput', deviceId: 'm1', label: 'Desk microphone' },
      { kind: 'videoinput', deviceId: 'c1', label: 'Front camera' },
      { kind: 'videoinput', deviceId: 'c2', label: 'Back camera' },
    ],
  });
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
  // This page was loaded by itself.
  Object.assign(performance, { getEntriesByType: () => [] });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  return devices;
}
