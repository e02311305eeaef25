import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { chooseReminderWay } from './choose-way';
import { findReminderWays } from './find-ways';
import { listRemindedBroadcasts } from './list-reminded';
import { listBroadcastReminders, remindOfBroadcast } from './remind-of-broadcast';

export const reminderRoutes = [
  route(contract.remindOfBroadcast, remindOfBroadcast),
  route(contract.findBroadcastReminders, listBroadcastReminders),
  route(contract.findRemindedBroadcasts, listRemindedBroadcasts),
  route(contract.findReminderWays, findReminderWays),
  route(contract.chooseReminderWay, chooseReminderWay),
];
