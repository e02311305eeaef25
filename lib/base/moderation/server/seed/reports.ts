import type { CaseState, ReportKind, ReportReason } from '../../codes';

/** A report in the demonstration. */
interface SeedReport {
  /** Number of the reporter: `person-001` is 1. */
  reporter: number;
  reason: ReportReason;
  text: string;
  /** How many hours before the seeding. */
  hoursAgo: number;
  /** It came with a picture. */
  hasPicture?: true;
}

/** A thing of the demonstration with its reports that are decided together. */
export interface SeedCase {
  kind: ReportKind;
  subjectId: string;
  /** The first one first. */
  reports: readonly SeedReport[];
  /** Its decision, some hours after the last report; open without one. */
  decision?: { state: Exclude<CaseState, 'open'>; note: string; hoursLater: number };
}

/** The latest first. */
export const seedCases: readonly SeedCase[] = [
  {
    kind: 'video',
    subjectId: 'video-033',
    reports: [
      {
        ...{ reporter: 13, reason: 'copyright', hoursAgo: 26, hasPicture: true },
        text: 'From 0:40 to 1:05 this is my own choreography, recorded off the stream. The same minute of my footage is attached.',
      },
      { reporter: 30, reason: 'copyright', hoursAgo: 4, text: 'The formation at the end is hers. I was on the crew.' },
    ],
  },
  {
    kind: 'person',
    subjectId: 'person-017',
    reports: [
      { reporter: 31, reason: 'fraud', hoursAgo: 20, text: '群发“转发抽奖”，要求先转一笔押金才能领奖。' },
      { reporter: 22, reason: 'fraud', hoursAgo: 19, text: '' },
      { reporter: 4, reason: 'other', hoursAgo: 7, text: '头像和简介像是别人的，建议核实身份。' },
    ],
  },
  {
    kind: 'video',
    subjectId: 'video-017',
    reports: [
      { reporter: 21, reason: 'credit', hoursAgo: 15, text: '片尾的声音是我做的，署名里没有我。可以发工程文件证明。' },
    ],
  },
  {
    kind: 'comment',
    subjectId: 'comment-366',
    reports: [{ reporter: 16, reason: 'fraud', hoursAgo: 18, text: '同样的话在好几件作品下面都有，像是刷屏。' }],
  },
  {
    kind: 'activity',
    subjectId: 'activity-05',
    reports: [
      {
        ...{ reporter: 33, reason: 'other', hoursAgo: 40 },
        text: 'The closing date on the page and the one in the rules differ by a week.',
      },
    ],
  },
  {
    kind: 'topic',
    subjectId: 'topic-13',
    reports: [{ reporter: 27, reason: 'fraud', hoursAgo: 66, text: '频道里反复出现同一家外挂商店的链接。' }],
  },
  {
    kind: 'playlist',
    subjectId: 'playlist-11',
    reports: [
      {
        reporter: 6,
        reason: 'other',
        hoursAgo: 90,
        text: '片单里写着“已经放过”，可我的作品从来没有人来问过能不能放。',
      },
    ],
  },
  {
    kind: 'video',
    subjectId: 'video-210',
    reports: [
      { reporter: 10, reason: 'hate', hoursAgo: 131, text: '扫描里认得出读者的脸和借书证号，没有处理过。' },
      { reporter: 36, reason: 'hate', hoursAgo: 126, text: 'My neighbour is in it, with her card in her hand.' },
    ],
    decision: { state: 'founded', note: '已核对，第 12 秒起能认出三位读者。作品已下架。', hoursLater: 5 },
  },
  {
    kind: 'comment',
    subjectId: 'comment-removed',
    reports: [{ reporter: 20, reason: 'other', hoursAgo: 128, text: '说的不是这件作品。' }],
    decision: { state: 'founded', note: '与作品无关，作者看到后自己删除了。', hoursLater: 2 },
  },
  {
    kind: 'video',
    subjectId: 'video-048',
    reports: [{ reporter: 12, reason: 'illegal', hoursAgo: 210, text: 'Serving mould to guests cannot be legal.' }],
    decision: { state: 'unfounded', note: '主办方有现场的食品许可，保留。', hoursLater: 22 },
  },
  {
    kind: 'video',
    subjectId: 'video-033',
    reports: [{ reporter: 29, reason: 'copyright', hoursAgo: 400, text: '好像在哪里见过。' }],
    decision: { state: 'unfounded', note: '没有指出原作，先保留。', hoursLater: 9 },
  },
];
