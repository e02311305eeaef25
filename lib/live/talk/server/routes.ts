import { route, stream } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { findSilenced, findTalk, findTalkAt, findTalkBefore, findTalkQuestions } from './find-talk';
import { followTalk } from './follow-talk';
import { findChapters, markChapter, removeChapter } from './keep-chapters';
import { answerSaid, removeSaid, setTalk, setTalkHelper, silence } from './keep-talk';
import { say } from './say';

export const talkRoutes = [
  route(contract.findTalk, findTalk),
  route(contract.findTalkBefore, findTalkBefore),
  route(contract.findTalkAt, findTalkAt),
  route(contract.findTalkQuestions, findTalkQuestions),
  route(contract.findSilenced, findSilenced),
  stream(contract.followTalk, followTalk),
  route(contract.say, say),
  route(contract.removeSaid, removeSaid),
  route(contract.silence, silence),
  route(contract.setTalk, setTalk),
  route(contract.setTalkHelper, setTalkHelper),
  route(contract.answerSaid, answerSaid),
  route(contract.findChapters, findChapters),
  route(contract.markChapter, markChapter),
  route(contract.removeChapter, removeChapter),
];
