import { secondsInDay, secondsInHour, secondsInMinute } from 'date-fns/constants';

/** The time that is left, in its two largest units. */
export interface TimeLeft {
  unit: 'days' | 'hours' | 'minutes';
  /** In `unit`, and the rest in the next smaller one. */
  large: number;
  small: number;
}

const units = [
  ['days', secondsInDay, secondsInHour],
  ['hours', secondsInHour, secondsInMinute],
] as const;

/** The two largest units of some whole seconds: days and hours, hours and minutes, or minutes and seconds. */
export function timeLeft(seconds: number): TimeLeft {
  for (const [unit, large, small] of units) {
    if (seconds >= large)
      return { unit, large: Math.floor(seconds / large), small: Math.floor((seconds % large) / small) };
  }
  return { unit: 'minutes', large: Math.floor(seconds / secondsInMinute), small: seconds % secondsInMinute };
}
