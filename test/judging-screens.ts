import type {
  Assignment,
  AssignmentItem,
  Judging,
  JudgingDetail,
  PanelJudge,
  Round,
} from '@/lib/events/judging/contract';

/** A round of judging as its screens get it, with two criteria. */
export const idea = '11111111-1111-4111-8111-111111111111';
export const craft = '22222222-2222-4222-8222-222222222222';

/** An open round for a judge who accepted, with one entry scored and one to score. */
export const openJudging: JudgingDetail = {
  roundId: 'r1',
  contest: { id: 'c1', name: 'new-light', title: '新光', titleLanguage: 'zh' },
  name: { text: '初评', language: 'zh' },
  state: 'open',
  judgeState: 'accepted',
  isChair: false,
  deadlineTime: '2099-06-20T18:00:00.000+08:00',
  isBlind: true,
  needsReason: true,
  criteria: [
    { id: idea, name: { text: '创意', language: 'zh' }, hint: { text: '想法是否新', language: 'zh' }, weight: 60 },
    { id: craft, name: { text: '技艺', language: 'zh' }, hint: { text: '', language: 'zh' }, weight: 40 },
  ],
  open: 1,
  scored: 1,
  recused: 0,
};

/** The same as a list has it. */
export const judgingOf = (change: Partial<Judging> = {}): Judging => {
  const { roundId, contest, name, state, judgeState, isChair, deadlineTime } = openJudging;
  return { roundId, contest, name, state, judgeState, isChair, deadlineTime, ...change };
};

export const assignmentItem = (change: Partial<AssignmentItem> = {}): AssignmentItem => ({
  ...{ id: 'g1', number: 7, title: '潮', titleLanguage: 'zh', category: '影像', categoryLanguage: 'zh' },
  ...{ duration: 0, thumb: null, state: 'open', total: null },
  ...change,
});

/** An entry of a blind contest that its judge has not scored. */
export const openAssignment: Assignment = {
  ...{ id: 'g1', roundId: 'r1', number: 7, title: '潮', titleLanguage: 'zh' },
  ...{ intro: '一夜的海', introLanguage: 'zh', pictures: ['entries/p1.jpg'], category: '影像', categoryLanguage: 'zh' },
  ...{ duration: 0, state: 'open', scores: [], comment: '', total: null, reason: '', authors: null },
  ...{ isEditable: true, revision: 2 },
};

export const panelJudge = (change: Partial<PanelJudge> = {}): PanelJudge => ({
  ...{ userId: 'ada', nickname: '艾达', avatar: null, verification: 'none', state: 'accepted', isChair: false },
  ...{ reason: '', open: 0, scored: 0, recused: 0, setAside: 0 },
  ...change,
});

/** A round at its desk that lacks nothing to be opened. */
export const draftRound: Round = {
  ...{ id: '33333333-3333-4333-8333-333333333333', contestId: 'c1', position: 1, nameZh: '初评', nameEn: '' },
  ...{ state: 'draft', deadlineTime: '2099-06-20T18:00:00.000+08:00', openedTime: null, closedTime: null },
  ...{ entryCount: 0, perEntry: 2, needsReason: false, goOn: 0, revision: 4 },
  criteria: [
    { id: idea, nameZh: '创意', nameEn: '', hintZh: '', hintEn: '', weight: 60 },
    { id: craft, nameZh: '技艺', nameEn: '', hintZh: '', hintEn: '', weight: 40 },
  ],
  tieOrder: [idea],
  judges: [panelJudge(), panelJudge({ userId: 'bo', nickname: '博' })],
};

/** The same, open, with two of four scores. */
export const openRound: Round = {
  ...{ ...draftRound, state: 'open', openedTime: '2026-11-20T12:00:00.000+08:00', entryCount: 2 },
  judges: [panelJudge({ scored: 2 }), panelJudge({ userId: 'bo', nickname: '博', open: 2 })],
};
