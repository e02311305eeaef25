import { millisecondsInDay } from 'date-fns/constants';

/** Whether an account that exists since `joinedAt` was less than a day old at `votedAt`, both in ms. */
export const isNewcomer = (joinedAt: number, votedAt: number): boolean => votedAt - joinedAt < millisecondsInDay;
