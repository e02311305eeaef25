/** Tones in Hz, one after another, and a pattern for the motor of a phone in ms. */
const signals = {
  good: { tones: [880, 1320], buzz: [80] },
  bad: { tones: [220, 220, 220], buzz: [200, 80, 200] },
} as const;

let audio: AudioContext | undefined;

/** Tells what a scan came to without a look at the screen: by a sound, and by the motor where there is one. */
export function signal(kind: keyof typeof signals, isSilent: boolean): void {
  const { tones, buzz } = signals[kind];
  navigator.vibrate?.([...buzz]);
  if (isSilent || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  const { currentTime, destination } = audio;
  for (const [index, tone] of tones.entries()) {
    const [sound, volume] = [audio.createOscillator(), audio.createGain()];
    sound.frequency.value = tone;
    volume.gain.value = 0.2;
    sound.connect(volume).connect(destination);
    sound.start(currentTime + index * 0.12);
    sound.stop(currentTime + index * 0.12 + 0.1);
  }
}
