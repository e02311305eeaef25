import type { NoticeSource } from '@/lib/base/notice/port';
import en from '@/messages/en/people/verification-notices.json';
import zh from '@/messages/zh/people/verification-notices.json';

/** Where people see how they are verified, and apply. */
const path = '/qualifications';

/** Tells the person of a decision on their application; a refusal with what the reviewer adds to it. */
export const verificationDecidedNotice: NoticeSource<'verification.decided'> = {
  kind: 'verificationDecided',
  type: 'system',
  on: 'verification.decided',
  words: { zh: zh.verificationDecided, en: en.verificationDecided },
  async tell(_context, _tx, { personId, kind, isPassed, refusal, reason }) {
    const values = { kind, result: isPassed ? 'passed' : (refusal ?? 'other'), reason };
    return [{ to: personId, by: null, about: null, path, values }];
  },
};

/** Tells the person a month before a paper, and with it the verification, ends. */
export const verificationEndingNotice: NoticeSource<'verification.ending'> = {
  kind: 'verificationEnding',
  type: 'system',
  on: 'verification.ending',
  words: { zh: zh.verificationEnding, en: en.verificationEnding },
  async tell(_context, _tx, { personId, kind, validUntil }) {
    return [{ to: personId, by: null, about: null, path, values: { kind, day: validUntil } }];
  },
};

/** Tells the person that a verification has ended. */
export const verificationEndedNotice: NoticeSource<'verification.ended'> = {
  kind: 'verificationEnded',
  type: 'system',
  on: 'verification.ended',
  words: { zh: zh.verificationEnded, en: en.verificationEnded },
  async tell(_context, _tx, { personId, kind }) {
    return [{ to: personId, by: null, about: null, path, values: { kind } }];
  },
};
