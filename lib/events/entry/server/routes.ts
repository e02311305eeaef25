import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { checkEntry } from './desk/check-entry';
import { countContestEntries } from './desk/count-contest-entries';
import { exportEntries } from './desk/export-entries';
import { findContestEntries } from './desk/find-contest-entries';
import { getContestEntry } from './desk/get-contest-entry';
import { beginEntry } from './own/begin-entry';
import { findOwnEntries } from './own/find-own-entries';
import { getOwnEntry } from './own/read-draft';
import { removeEntry } from './own/remove-entry';
import { saveEntry } from './own/save-entry';
import { saveEntryPicture } from './own/save-entry-picture';
import { sendEntry } from './own/send-entry';
import { withdrawEntry } from './own/withdraw-entry';
import { findEntries } from './public/find-entries';
import { getEntry } from './public/get-entry';
import { takeEntryDown } from './take-down/take-entry-down';
import { answerInvitation } from './team/answer-invitation';
import { inviteMember } from './team/invite-member';
import { removeMember } from './team/remove-member';

export const entryRoutes = [
  route(contract.findEntries, findEntries),
  route(contract.getEntry, getEntry),
  route(contract.findOwnEntries, findOwnEntries),
  route(contract.getOwnEntry, getOwnEntry),
  route(contract.beginEntry, beginEntry),
  route(contract.saveEntry, saveEntry),
  route(contract.saveEntryPicture, saveEntryPicture),
  route(contract.inviteMember, inviteMember),
  route(contract.removeMember, removeMember),
  route(contract.answerInvitation, answerInvitation),
  route(contract.sendEntry, sendEntry),
  route(contract.withdrawEntry, withdrawEntry),
  route(contract.removeEntry, removeEntry),
  route(contract.findContestEntries, findContestEntries),
  route(contract.getContestEntry, getContestEntry),
  route(contract.countContestEntries, countContestEntries),
  route(contract.checkEntry, checkEntry),
  route(contract.exportEntries, exportEntries),
  route(contract.takeEntryDown, takeEntryDown),
];
