import { millisecondsInMinute } from 'date-fns/constants';
import { reminderMinutes } from '../codes';

/** When people are reminded of a broadcast, in ms. */
export const remindAt = (startAt: number) => startAt - reminderMinutes * millisecondsInMinute;
