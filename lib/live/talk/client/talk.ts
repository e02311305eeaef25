import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

export const findTalk: CallOf<typeof contract.findTalk> = calls.findTalk;
export const findTalkBefore: CallOf<typeof contract.findTalkBefore> = calls.findTalkBefore;
export const findTalkAt: CallOf<typeof contract.findTalkAt> = calls.findTalkAt;
export const findTalkQuestions: CallOf<typeof contract.findTalkQuestions> = calls.findTalkQuestions;
export const findSilenced: CallOf<typeof contract.findSilenced> = calls.findSilenced;
export const followTalk: CallOf<typeof contract.followTalk> = calls.followTalk;
export const say: CallOf<typeof contract.say> = calls.say;
export const removeSaid: CallOf<typeof contract.removeSaid> = calls.removeSaid;
export const silence: CallOf<typeof contract.silence> = calls.silence;
export const setTalk: CallOf<typeof contract.setTalk> = calls.setTalk;
export const setTalkHelper: CallOf<typeof contract.setTalkHelper> = calls.setTalkHelper;
export const answerSaid: CallOf<typeof contract.answerSaid> = calls.answerSaid;
export const findChapters: CallOf<typeof contract.findChapters> = calls.findChapters;
export const markChapter: CallOf<typeof contract.markChapter> = calls.markChapter;
export const removeChapter: CallOf<typeof contract.removeChapter> = calls.removeChapter;
